/** `code` of a system or database error, '' without one. Not by instanceof: test realms have their own Error. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
