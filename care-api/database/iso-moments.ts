type Moments = { updatedAt: Date; deletedAt: Date | null };

/** A row with its moments in ISO 8601, as clients see it. */
export function withIsoMoments<T extends Moments>(row: T) {
  return { ...row, updatedAt: row.updatedAt.toISOString(), deletedAt: row.deletedAt?.toISOString() ?? null };
}
