/** A row as the wire has it: the moment it was made as ISO 8601 text. */
export function withIsoCreatedAt<T extends { createdAt: Date }>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
