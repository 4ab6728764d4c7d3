import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { redirects as table } from '@/care-api/database/schema/redirects';
import { selectKept } from '@/care-api/database/select-kept';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { followWays } from '@/care-api/desk/follow-ways';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import type { Verbs } from '@/care-api/desk/verbs';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import type { RedirectInput, RedirectWire } from '@/lib/contract/redirect';

const { id: redirectId, createdAt: _, deletedBy: __, ...stored } = getTableColumns(table);
const columns = { redirectId, ...stored, ...selectKept(table) };

const resource: Resource<RedirectWire> = {
  kind: 'redirect',
  table: 'redirects',
  title: sql`t.from_path`,
  hint: sql`t.to_path`,
  read: (db, ids) => readByIds(db.select(columns).from(table), table.id, ids, ({ redirectId }) => redirectId),
  list: listOf('redirect', 'redirects', {
    sorts: {
      from: { by: sql`t.from_path`, type: 'text' },
      to: { by: sql`t.to_path`, type: 'text' },
      asked: { by: sql`t.asked`, type: 'integer' },
      lastAsked: { by: sql`coalesce(t.last_asked_on::text, '')`, type: 'text' },
    },
    text: sql`lower(t.from_path || ' ' || t.to_path)`,
  }),
  intoTrash: letGo,
};

const verbs: Verbs<RedirectInput> = {
  create: ({ database }, { from, to }, context) =>
    createRow(database.db, { resource, action: 'create', ...context }, async (tx) => {
      await requireWay(tx, { from, to });
      const [redirect] = await tx.insert(table).values({ from, to }).returning({ id: table.id });
      return redirect?.id;
    }),
  update: ({ database }, { from, to }, context) =>
    changeRow(database.db, { resource, action: 'update', ...context }, async (tx) => {
      await requireWay(tx, { from, to, id: context.id });
      return tx.update(table).set({ from, to, source: 'hand' }).where(eq(table.id, context.id));
    }),
};

export const redirects = { ...resource, verbs };

async function requireWay(tx: Writer, { from, to, id = 0 }: RedirectInput & { id?: number }): Promise<void> {
  // Two who write at once would not see each other's.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
  await tx.delete(table).where(and(eq(table.from, from), isNotNull(table.deletedAt)));
  const others = await tx
    .select({ from: table.from, to: table.to })
    .from(table)
    .where(and(isNull(table.deletedAt), ne(table.id, id)));
  const ways = new Map(others.map((way) => [way.from, way.to]));
  if (ways.has(from)) throw new Refusal(422, 'problem', { from: 'existsAlready' });
  const { rows } = await tx.execute(sql`select from menu_pages where '/' || slug = ${from}`);
  if (rows.length > 0) throw new Refusal(422, 'problem', { from: 'pageAddressTaken' });
  if (followWays(ways, from, to) === null) throw new Refusal(422, 'problem', { to: 'redirectRing' });
}

/** What had them lead on beside their row does so no more: the page that was there before, the listing that was taken over. */
async function letGo(tx: Writer, ids: readonly number[]): Promise<void> {
  const froms = sql`(select from_path from redirects where id = any(${sql.param([...ids])}::int[]))`;
  await tx.execute(sql`
    delete from page_addresses a using menu_pages p
    where p.id = a.page_id and p.slug <> a.slug and '/' || a.slug in ${froms}`);
  await tx.execute(sql`
    update listings set taken_over_by = null
    where taken_over_by is not null and '/listing-details/' || id in ${froms}`);
}
