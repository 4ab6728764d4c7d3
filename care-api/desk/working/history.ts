import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { audit } from '@/care-api/database/schema/staff';
import { revisions } from '@/care-api/database/schema/working';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Db, Writer } from '@/care-api/kernel/db';
import { type RevisionItem, revisionReasons, type WorkingData } from '@/lib/contract/working';
import { type Deps, type Editable, isSameData, namesShown } from './editable';

const picturesRow = z.object({ pictures: z.array(z.string()) });

type Row = { editable: Editable; id: number };
type Reason = (typeof revisionReasons)[number];
type Written = { data: WorkingData; reason: Reason; accountId: string | null; at: Date };

const ofRow = ({ editable, id }: Row) => and(eq(revisions.kind, editable.kind), eq(revisions.id, id));

/** To be called while the row's working copy is held: numbers go on by one. */
export async function addRevision(tx: Writer, row: Row, { data, reason, accountId, at }: Written): Promise<void> {
  const number = sql`(select coalesce(max(number), 0) + 1 from ${revisions} where ${ofRow(row)})`;
  const pictures = namesShown(row.editable, data);
  const written = { kind: row.editable.kind, id: row.id, number, data, reason, accountId, pictures, createdAt: at };
  await tx.insert(revisions).values(written);
}

/** The same, unless the newest one holds these words already. */
export async function keepInHistory(tx: Writer, row: Row, written: Written): Promise<void> {
  const last = await lastRevision(tx, row);
  if (!last || !isSameData(last.data, written.data)) await addRevision(tx, row, written);
}

export async function lastRevision(tx: Pick<Db, 'select'>, row: Row) {
  const [last] = await tx.select().from(revisions).where(ofRow(row)).orderBy(desc(revisions.number)).limit(1);
  return last ?? null;
}

const reasonOf = z.enum(revisionReasons);
const person = sql<string>`coalesce(${accounts.username}, '')`;

/** The fields that are not as in the one before. The database says them: of long questionnaires hundreds are a gigabyte. */
const changed = sql<string[]>`coalesce((
  select json_agg(name order by name collate "C")
  from (
    select data from ${revisions} before
    where before.kind = ${revisions.kind} and before.id = ${revisions.id} and before.number < ${revisions.number}
    order by before.number desc limit 1
  ) last, jsonb_object_keys(last.data || ${revisions.data}) as name
  where last.data -> name is distinct from ${revisions.data} -> name), '[]')`;

/** The newest first, at most 500. */
export async function listRevisions(db: Db, row: Row): Promise<{ items: RevisionItem[] }> {
  const found = await selectRevisions(db, { changed }).where(ofRow(row)).orderBy(desc(revisions.number)).limit(500);
  const due = await listDueMoments(db, row);
  const items = found.map(({ at, reason, ...rest }) => ({
    ...rest,
    reason: reasonOf.parse(reason),
    at: at.toISOString(),
    byClock: reason === 'published' && due.has(at.getTime()),
  }));
  return { items };
}

async function listDueMoments(db: Db, { editable, id }: Row): Promise<Set<number>> {
  const isOfRow = and(eq(audit.kind, editable.resource.kind), eq(audit.objectId, String(id)));
  const found = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(isOfRow, eq(audit.action, 'publish.schedule')));
  return new Set(found.map(({ at }) => at.getTime()));
}

export async function getRevision(db: Pick<Db, 'select'>, row: Row, number: number) {
  const [found] = await selectRevisions(db, { data: revisions.data })
    .where(and(ofRow(row), eq(revisions.number, number)))
    .orderBy(asc(revisions.number));
  return found ? { ...found, reason: reasonOf.parse(found.reason), at: found.at.toISOString() } : null;
}

function selectRevisions<More extends SelectedFields>(db: Pick<Db, 'select'>, more: More) {
  const { number, reason, createdAt: at } = revisions;
  return db
    .select({ number, reason, by: person, at, ...more })
    .from(revisions)
    .leftJoin(accounts, eq(accounts.id, revisions.accountId));
}

const day = 86_400_000;

/** Of words that were only on their way: all for a day, one an hour for 30 days, then one a day. The rest stays. */
export async function thinHistory(deps: Deps, now: Date): Promise<void> {
  const { db } = deps.database;
  const [dayAgo, monthAgo] = [1, 30].map((days) => new Date(now.getTime() - days * day).toISOString());
  const rows = await readRows(
    db,
    picturesRow,
    sql`
    delete from revisions r using (
      select kind, id, number, row_number() over (
        partition by kind, id, date_trunc(case when created_at > ${monthAgo} then 'hour' else 'day' end, created_at)
        order by number desc) as place
      from revisions where reason = 'autosave' and created_at < ${dayAgo}) old
    where r.kind = old.kind and r.id = old.id and r.number = old.number and old.place > 1
    returning r.pictures`,
  );
  await deleteUnusedPictures(
    deps,
    rows.flatMap(({ pictures }) => pictures),
  );
}
