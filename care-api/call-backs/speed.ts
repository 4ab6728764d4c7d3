import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { settings } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { type CallBackSpeed, fewestTold, toldDays } from '@/lib/contract/call-back-report';

const key = 'call_back_speed';
const hidden = 'hidden';

export async function isShown(db: Pick<Db, 'select'>): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value !== hidden;
}

export async function showSpeed(db: Db, wanted: { isShown: boolean }, caller: Account, now: Date) {
  await db.transaction(async (tx) => {
    const before = await isShown(tx);
    const value = wanted.isShown ? 'shown' : hidden;
    await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    await noteChange(tx, { kind: 'setting', id: key, caller, action: 'update', now }, { isShown: before }, wanted);
  });
  return wanted;
}

/** Requests `c` of visitors; what was closed as spam by mistake keeps its outcome when it is opened again. */
export const isCounted = sql`
  c.deleted_at is null and c.came_by <> 'comment' and not (c.state = 'closed' and c.outcome = 'spam')`;

const speedRow = z.object({ requests: z.number(), minutes: z.number().nullable() });

/** Open minutes; nobody's try counts as none at all. Null with too few of them, and where it is not to be told. */
export async function getSpeed(db: Db, now: Date): Promise<CallBackSpeed> {
  if (!(await isShown(db))) return null;
  const since = new Date(now.getTime() - toldDays * 86_400_000).toISOString();
  const [speed] = await readRows(
    db,
    speedRow,
    sql`
    select count(*)::int as requests,
      percentile_disc(0.5) within group (order by coalesce(c.try_minutes, 2147483647)) as minutes
    from call_backs c
    where ${isCounted} and c.created_at >= ${since} and c.due_at < ${now.toISOString()}`,
  );
  const { requests = 0, minutes = null } = speed ?? {};
  if (requests < fewestTold || minutes === null || minutes === 2_147_483_647) return null;
  return { minutes, requests };
}
