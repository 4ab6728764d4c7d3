import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import type { Done, RowAction, Was } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { holdGiven } from './hold-given';
import { reindexCategories } from './reindex-categories';

const linkedRow = z.object({ id: z.number(), was: z.object({ linked: z.number(), position: z.number() }) });
const questionnaireRow = z.object({ id: z.number(), was: z.number().nullable() });

type Link = {
  table: SQL;
  of: SQL;
  column: SQL;
  further: Record<'columns' | 'values', SQL>;
  position: SQL;
  settled?: typeof reindexCategories;
};
type Linked = z.output<typeof linkedRow>;

/** Search knows a listing by the names of its categories. */
const toCategory: Link = {
  table: sql`listing_categories`,
  of: sql`categories`,
  column: sql`category_id`,
  further: { columns: sql`, position`, values: sql`, wanted.place` },
  position: sql`position`,
  settled: reindexCategories,
};
const toFilter: Link = {
  table: sql`search_filter_listings`,
  of: sql`search_filters`,
  column: sql`filter_id`,
  further: { columns: sql``, values: sql`` },
  position: sql`0`,
};

export const categoryActions = { addCategory: adding(toCategory), removeCategory: removing(toCategory) };
export const filterActions = { addFilter: adding(toFilter), removeFilter: removing(toFilter) };

function adding(link: Link): RowAction {
  return {
    check: (db, value) => requireRow(db, link.of, value),
    async change(tx, ids, value) {
      const rows = ids.map((id) => ({ id, was: { linked: Number(value), position: 1_000 } }));
      return { changed: await insert(tx, link, rows) };
    },
    async putBack(tx, rows) {
      await remove(tx, link, rows);
    },
  };
}

function removing(link: Link): RowAction {
  return {
    check: (db, value) => requireRow(db, link.of, value),
    async change(tx, ids, value) {
      const rows = ids.map((id) => ({ id, was: { linked: Number(value), position: 0 } }));
      return { changed: await remove(tx, link, rows) };
    },
    async putBack(tx, rows) {
      await insert(tx, link, rows);
    },
  };
}

async function insert(tx: Writer, link: Link, rows: readonly { id: number; was: unknown }[]): Promise<Linked[]> {
  const { table, of, column, further, position, settled } = link;
  const made = await readRows(
    tx,
    linkedRow,
    sql`
    insert into ${table} (listing_id, ${column}${further.columns})
    select wanted.id, o.id${further.values} from (${unpack(rows)}) wanted join ${of} o on o.id = wanted.linked
    on conflict do nothing
    returning listing_id as id, json_build_object('linked', ${column}, 'position', ${position}) as was`,
  );
  await settled?.(
    tx,
    made.map(({ id }) => id),
  );
  return made;
}

async function remove(tx: Writer, link: Link, rows: readonly { id: number; was: unknown }[]): Promise<Linked[]> {
  const { table, column, position, settled } = link;
  const gone = await readRows(
    tx,
    linkedRow,
    sql`
    delete from ${table} l using (${unpack(rows)}) wanted where l.listing_id = wanted.id and l.${column} = wanted.linked
    returning l.listing_id as id, json_build_object('linked', l.${column}, 'position', ${position}) as was`,
  );
  await settled?.(
    tx,
    gone.map(({ id }) => id),
  );
  return gone;
}

function unpack(rows: readonly { id: number; was: unknown }[]): SQL {
  return sql`
    select id, (was ->> 'linked')::int as linked, (was ->> 'position')::int as place
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, was json)`;
}

/** Out of the trash. */
const there = sql`(select id from questionnaires where deleted_at is null)`;

export const questionnaireAction: RowAction = {
  check: (db, value) => (value === '' ? Promise.resolve() : requireRow(db, sql`${there} there`, value)),
  change: (tx, ids, value) => setQuestionnaire(tx, ids, value === '' ? null : Number(value)),
  async putBack(tx, rows) {
    await holdGiven(tx);
    return { refused: await giveQuestionnaires(tx, rows) };
  },
};

/** Refused where it lies in the trash, or is none. */
export async function setQuestionnaire(tx: Writer, ids: readonly number[], wanted: number | null): Promise<Done> {
  await holdGiven(tx);
  const rows = await readRows(
    tx,
    questionnaireRow,
    sql`
      select wanted.id, lq.questionnaire_id as was from unnest(${sql.param([...ids])}::int[]) as wanted(id)
      left join listing_questionnaires lq on lq.listing_id = wanted.id
      where lq.questionnaire_id is distinct from ${wanted}::int`,
  );
  const refused = await giveQuestionnaires(
    tx,
    rows.map(({ id }) => ({ id, was: wanted })),
  );
  return { changed: refused.length > 0 ? [] : rows, refused };
}

/** Those stay as they are whose questionnaire lies in the trash, where it asks nothing. */
async function giveQuestionnaires(tx: Writer, rows: readonly Was[]): Promise<{ id: number; reason: string }[]> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, was int)`;
  await tx.execute(sql`
    delete from listing_questionnaires lq using ${given} where lq.listing_id = given.id and given.was is null`);
  await tx.execute(sql`
    insert into listing_questionnaires (listing_id, questionnaire_id)
    select given.id, given.was from ${given} join ${there} there on there.id = given.was
    on conflict (listing_id) do update set questionnaire_id = excluded.questionnaire_id`);
  const left = await readRows(
    tx,
    idRow,
    sql`select given.id from ${given} where given.was is not null and given.was not in ${there}`,
  );
  return left.map(({ id }) => ({ id, reason: 'nothingHere' }));
}

async function requireRow(db: Pick<Writer, 'execute'>, table: SQL, value: string): Promise<void> {
  const { rows } = /^[1-9]\d{0,8}$/.test(value)
    ? await db.execute(sql`select id from ${table} where id = ${Number(value)}`)
    : { rows: [] };
  if (rows.length === 0) throw new Refusal(422, 'problem', { value: 'namesNothing' });
}
