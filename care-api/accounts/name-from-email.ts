export function nameFromEmail(email: string): string {
  const name = email
    .replace(/@.*/, '')
    .replace(/[^\p{L}\p{N}._-]/gu, '-')
    .replace(/^[._-]+/, '')
    .slice(0, 40);
  return name.length < 2 ? `${name}-staff`.replace(/^-/, '') : name;
}
