import { and, eq, sql } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { ImportRow } from './import-rows';

const leaseSeconds = 20;
const renewedEvery = 5_000;

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * By the database's clock. What `me` had begun before it was killed is its own at once, another's after the lease; what
 * was asked an hour ago is anybody's, for whoever has its file is away.
 */
export async function claimImport(db: Db, me: string, files: readonly string[]): Promise<ImportRow | null> {
  const next = sql`(select id from ${imports} where state in ('checking', 'running', 'undoing')
    and (worked_until is null or worked_until < now() or worked_by = ${me})
    and (state = 'undoing' or file = any(${sql.param([...files])}::text[]) or updated_at < now() - interval '1 hour')
    order by id limit 1 for update skip locked)`;
  const [row] = await db
    .update(imports)
    .set({ workedBy: me, workedUntil: leaseEnd })
    .where(eq(imports.id, next))
    .returning();
  return row ?? null;
}

/** Keeps the claim while `work` goes on; `isLost` says whether it has not been kept. */
export async function whileClaimed<T>(
  db: Db,
  { id, workedBy }: ImportRow,
  work: (isLost: () => boolean) => Promise<T>,
): Promise<T> {
  let isLost = false;
  const mine = and(eq(imports.id, id), eq(imports.workedBy, workedBy));
  const timer = setInterval(async () => {
    const kept = await db
      .update(imports)
      .set({ workedUntil: leaseEnd })
      .where(mine)
      .returning({ id: imports.id })
      .catch(() => null);
    if (kept?.length === 0) isLost = true;
  }, renewedEvery);
  try {
    return await work(() => isLost);
  } finally {
    clearInterval(timer);
    await db.update(imports).set({ workedUntil: null }).where(mine);
  }
}

/** Holds the import for one part of the work; false once it was cancelled, or another API has it. */
export async function holdImport(tx: Writer, { id, workedBy, state }: ImportRow): Promise<boolean> {
  const [now] = await tx
    .select({ state: imports.state, workedBy: imports.workedBy })
    .from(imports)
    .where(eq(imports.id, id))
    .for('update');
  return now?.state === state && now.workedBy === workedBy;
}
