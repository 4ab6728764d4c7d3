export function toRememberedEmail(value: string | null | undefined): string {
  const email = value ?? '';
  return email.length <= 254 && email.includes('@') ? email : '';
}
