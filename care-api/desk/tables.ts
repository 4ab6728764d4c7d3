import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { tableQuery } from '@/lib/contract/bulk';
import { toLondonDay } from '@/lib/contract/london-time';
import { rowOf } from '@/lib/contract/resources';
import { headSeparator, toLine, utf8Mark } from '@/lib/contract/tables';
import { ids as readIds } from '@/lib/contract/wire';
import { answerCsv } from './answer-csv';
import { writeAudit } from './audit';
import { countAll, type MeantRows, requireMeantRows } from './meant-rows';
import type { Listed, Wire } from './resource';
import type { StaffList } from './staff-list';
import { walkIds } from './walk-rows';

/** What has a table of another kind than its rows, or names them by something else than their numbers. */
export type OwnTable = Pick<Listed, 'kind' | 'list' | 'partOf'> & {
  csv: {
    read(db: Db, ids: readonly string[]): Promise<Wire[]>;
    /** Where numbers name the rows. */
    number?: SQL;
  };
};
export type Table = Listed | OwnTable;

/** While it is read: neither side holds all of it. Of one about people the audit says who took how much. */
export async function answerTable(
  db: Db,
  table: Table,
  query: z.output<typeof tableQuery>,
  caller: Account,
  now: Date,
) {
  const { ids, columns: chosen, heads, ...said } = query;
  const columns = chooseColumns(table, chosen);
  const { number = sql`t.id` } = csvOf(table);
  const asked = { ...said, status: said.status ?? 'all', me: caller.id };
  const wanted = ids === undefined ? [] : readIds.parse(ids);
  const isTheirs = table.partOf?.(caller) ?? sql`true`;
  const only = ids === undefined ? isTheirs : sql`${number} = any(${sql.param(wanted)}::int[]) and ${isTheirs}`;
  const meant = await requireMeantRows(db, withAll(table.list), asked, only);
  const count = await countAll(db, meant);
  if (rowOf(table.kind).isPersonal) {
    const deed = { actor: caller, action: 'export' as const, kind: table.kind, objectId: '' };
    await db.transaction((tx) =>
      writeAudit(tx, { ...deed, changes: { filter: [null, query], rows: [null, count] } }, now),
    );
  }
  const lines = walkLines(db, table, meant, { sort: said.sort, columns, heads: headsOf(columns, heads) });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return answerCsv(`${table.kind}-${toLondonDay(now)}.csv`, body);
}

/** Whoever names no state means all but the trash: what a list shows first may be a part, or one person's. */
function withAll({ statuses, ...list }: StaffList): StaffList {
  const there = Object.entries(statuses).filter(([name]) => name !== 'trash');
  const all = (me: string) =>
    sql.join(
      there.map(([, is]) => sql`(${typeof is === 'function' ? is(me) : is})`),
      sql` or `,
    );
  return { ...list, statuses: { all: (me) => sql`(${all(me)})`, ...statuses } };
}

const encoder = new TextEncoder();

function chooseColumns({ kind }: Table, asked = ''): readonly string[] {
  const all = rowOf(kind).csv?.columns ?? [];
  const chosen = [...new Set(asked.split(',').map((name) => name.trim()))].filter(Boolean);
  if (!chosen.every((name) => all.includes(name))) throw new Refusal(400, 'queryUnreadable');
  return chosen.length > 0 ? chosen : all;
}

/** As the caller's language calls the columns, where they name every one. */
function headsOf(columns: readonly string[], asked = ''): readonly string[] {
  const heads = asked.split(headSeparator);
  return heads.length === columns.length ? heads : columns;
}

type Shape = { sort: string | undefined; columns: readonly string[]; heads: readonly string[] };

async function* walkLines(db: Db, table: Table, meant: MeantRows, { sort, columns, heads }: Shape) {
  yield encoder.encode(utf8Mark + toLine(heads));
  const { read } = csvOf(table);
  for await (const ids of walkIds(db, meant, sort)) {
    const rows = await read(db, ids);
    yield encoder.encode(rows.map((row) => toLine(columns.map((column) => row[column]))).join(''));
  }
}

function csvOf(table: Table): OwnTable['csv'] {
  return 'csv' in table ? table.csv : { read: (db, ids) => table.read(db, ids.map(Number)) };
}
