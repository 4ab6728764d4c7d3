import { asc, isNotNull, lte, or } from 'drizzle-orm';
import { schedules } from '@/care-api/database/schema/working';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { mayKeep } from '@/lib/contract/resources';
import type { OverdueItem } from '@/lib/contract/working';
import type { Editable } from './editable';
import { getRow } from './working-copies';

const lateMinutes = 2;
const shownAtMost = 50;

export async function listOverdue(
  db: Db,
  drafts: readonly Editable[],
  caller: Account,
  now: Date,
): Promise<{ items: OverdueItem[] }> {
  const late = new Date(now.getTime() - lateMinutes * 60_000);
  const found = await db
    .select()
    .from(schedules)
    .where(or(lte(schedules.dueAt, late), isNotNull(schedules.problem)))
    .orderBy(asc(schedules.dueAt));
  const items: OverdueItem[] = [];
  // Counted as they are told: those that are not the caller's to see take no place.
  for (const one of found) if (items.length < shownAtMost) items.push(...(await tell(one)));
  return { items };

  async function tell({ kind, id, action, dueAt, problem }: (typeof found)[number]): Promise<OverdueItem[]> {
    const editable = drafts.find((one) => one.kind === kind);
    if (!editable || !mayKeep(editable.kind, caller)) return [];
    const row = await db.transaction((tx) => getRow(tx, { editable, id }, caller)).catch(notTheirs);
    const name = row?.[editable.fields[0] ?? ''];
    if (!row) return [];
    const told = { kind: editable.kind, id, name: typeof name === 'string' ? name : '' };
    return [{ ...told, action, dueAt: dueAt.toISOString(), problem }];
  }
}

function notTheirs(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
