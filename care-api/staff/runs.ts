import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { runs } from '@/care-api/database/schema/staff';
import type { Account } from '@/care-api/dependencies';
import { type bulkInput, mostAtOnce, type Run } from '@/lib/contract/bulk';
import { mayCall } from '@/lib/contract/staff';
import { changeBatch, type Outcome } from './change-batch';
import type { Noun } from './noun';
import { nouns } from './nouns';
import { walkIds } from './staff-list';

const rowsAtOnce = 200;
const undoMinutes = 10;
const opposite = { trash: 'restore', restore: 'trash' } as const;

type Asked = z.output<typeof bulkInput>;

/** Does one thing to many rows, some at a time, each time all or nothing; others get their turn in between. */
export async function changeMany(db: Db, noun: Noun, asked: Asked, caller: Account, now: Date): Promise<Run> {
  const wanted = (await listWanted(db, noun, asked)).map((id) => ({ id, version: asked.versions?.[id] ?? null }));
  const [run] = await db
    .insert(runs)
    .values({ kind: noun.kind, action: asked.action, accountId: caller.id, createdAt: now })
    .returning();
  if (!run) throw new Error('The run was not stored.');
  const deed = { noun, action: asked.action, runId: run.id, caller, now };
  const total: Outcome = { changed: [], conflicts: [], refused: [] };
  for (let start = 0; start < wanted.length; start += rowsAtOnce) {
    const outcome = await changeBatch(db, deed, wanted.slice(start, start + rowsAtOnce), total);
    total.changed.push(...outcome.changed);
    total.conflicts.push(...outcome.conflicts);
    total.refused.push(...outcome.refused);
  }
  return toRun({ ...run, ...total });
}

/** Ids once each, however often they are named. @throws Refusal 422 unless rows are named or asked for, not both. */
async function listWanted(db: Db, noun: Noun, { ids, query, action }: Asked): Promise<number[]> {
  if ((ids === undefined) === (query === undefined)) throw new Refusal(422, 'problem', { ids: 'idsOrQuery' });
  if (ids) return [...new Set(ids)];
  const found: number[] = [];
  const inTrash = sql`t.deleted_at is ${sql.raw(action === 'restore' ? 'not null' : 'null')}`;
  for await (const some of walkIds(db, noun.list, query ?? {}, inTrash)) {
    found.push(...some.map(Number));
    if (found.length > mostAtOnce) throw new Refusal(422, 'problem', { query: 'tooMuch' });
  }
  return found;
}

/** Null where there is none of the caller's work. */
export async function getRun(db: Db, caller: Account, id: number): Promise<Run | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  const noun = run && nounOf(run.kind);
  return noun && mayCall(noun.who, caller) ? toRun(run) : null;
}

/**
 * Takes a run back, but for rows that were changed since. Null where there is none of the caller's work.
 * @throws Refusal 409 after ten minutes, and a second time.
 */
export async function undoRun(db: Db, caller: Account, id: number, now: Date): Promise<Run | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  const noun = run && nounOf(run.kind);
  if (!run || !noun || !mayCall(noun.who, caller)) return null;
  const action = run.action === 'trash' || run.action === 'restore' ? opposite[run.action] : null;
  if (action === null || undoUntil(run) < now) throw new Refusal(409, 'undoLate');
  const claimed = await db
    .update(runs)
    .set({ undoneAt: now })
    .where(and(eq(runs.id, id), isNull(runs.undoneAt)))
    .returning();
  if (claimed.length === 0) throw new Refusal(409, 'undoLate');
  const { changed } = run;
  return changeMany(
    db,
    noun,
    {
      action,
      ids: changed.map((row) => row.id),
      versions: Object.fromEntries(changed.map((row) => [row.id, row.version])),
    },
    caller,
    now,
  );
}

function nounOf(kind: string): Noun | undefined {
  return Object.values(nouns).find((noun) => noun.kind === kind);
}

function undoUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + undoMinutes * 60_000);
}

function toRun(run: typeof runs.$inferSelect): Run {
  const { id, kind, action, conflicts, refused } = run;
  return {
    ...{ id, kind, action, conflicts, refused },
    changed: run.changed.length,
    undoUntil: undoUntil(run).toISOString(),
    isUndone: run.undoneAt !== null,
  };
}
