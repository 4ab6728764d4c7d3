export function isMadeUpName(username: string): boolean {
  return /^Visitor \d{8}$/.test(username);
}

export function spokenName({ name, fullName }: { name: string; fullName?: string | undefined }): string {
  return fullName || (isMadeUpName(name) ? '' : name);
}
