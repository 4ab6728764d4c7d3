import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { tableQuery } from '@/lib/contract/bulk';
import { toLondonDay } from '@/lib/contract/london-time';
import type { Who } from '@/lib/contract/staff';
import { headSeparator, toLine, utf8Mark } from '@/lib/contract/tables';
import { ids as readIds } from '@/lib/contract/wire';
import { answerCsv } from './answer-csv';
import { writeAudit } from './audit';
import type { Wire } from './noun';
import { countAll, type StaffList, walkIds } from './staff-list';

/** A list that can be taken out as a table. */
export type Table = {
  kind: string;
  who: Who;
  /** About people: a fresh password is asked for, and the audit says who took how much. */
  isPersonal: boolean;
  list: StaffList;
  /** Which rows are somebody's who may not have all. */
  partOf?: (caller: Account) => SQL | null;
  columns: readonly string[];
  read(db: Db, ids: readonly string[]): Promise<Wire[]>;
  /** Where numbers name the rows. */
  number: ReturnType<typeof sql>;
};

/** Answers a table while it is read: neither side holds all of it. */
export async function answerTable(
  db: Db,
  table: Table,
  query: z.output<typeof tableQuery>,
  caller: Account,
  now: Date,
) {
  const { ids, heads, ...said } = query;
  const asked = { ...said, me: caller.id };
  const wanted = ids === undefined ? [] : readIds.parse(ids);
  const isTheirs = table.partOf?.(caller) ?? sql`true`;
  const only = ids === undefined ? isTheirs : sql`${table.number} = any(${sql.param(wanted)}::int[]) and ${isTheirs}`;
  const count = await countAll(db, table.list, asked, only);
  if (table.isPersonal) {
    const deed = { actor: caller, action: 'export' as const, kind: table.kind, objectId: '' };
    await db.transaction((tx) =>
      writeAudit(tx, { ...deed, changes: { filter: [null, query], rows: [null, count] } }, now),
    );
  }
  const lines = walkLines(db, table, asked, { only, heads: headsOf(table, heads) });
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

const encoder = new TextEncoder();

/** As the caller's language calls the columns, where they name every one. */
function headsOf({ columns }: Table, asked = ''): readonly string[] {
  const heads = asked.split(headSeparator);
  return heads.length === columns.length ? heads : columns;
}

type Shape = { only: SQL; heads: readonly string[] };

async function* walkLines(db: Db, { columns, list, read }: Table, asked: object, { only, heads }: Shape) {
  yield encoder.encode(utf8Mark + toLine(heads));
  for await (const ids of walkIds(db, list, asked, only)) {
    const rows = await read(db, ids);
    yield encoder.encode(rows.map((row) => toLine(columns.map((column) => row[column]))).join(''));
  }
}
