/** PgBouncer, for one, refuses what a connection says at its beginning. */
export function isOfPooler(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(`${error.message} ${error.cause ?? ''}`);
}
