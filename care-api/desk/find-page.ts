import { type SQL, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { mostCounted } from '@/lib/contract/staff-list';
import { countStatuses } from './count-statuses';
import { type Marks, markRow, openMarks } from './marks';
import { countAll, type MeantRows, meantRows, whereUnder } from './meant-rows';
import { orderOf } from './order-of';
import type { Asked, Reader, Scope, StaffList } from './staff-list';

const whole: Scope = { name: '', where: sql`true` };

export type FoundIds = {
  ids: string[];
  page: number;
  pageSize: number;
  total: number;
  totalIsCapped: boolean;
  counts: Record<string, number>;
};

/** Finds one page of a list after the other. Pages far behind go on from where an earlier one ended. */
export function openStaffList(
  list: StaffList,
  most = mostCounted,
): (db: Reader, asked: Asked, scope?: Scope) => Promise<FoundIds> {
  const marks = openMarks();
  return async (db, { page = 1, ...asked }, scope = whole) => {
    const meant = await meantRows(db, list, asked, scope.where);
    const told = await countMeant(db, meant, most);
    const where = whereUnder(meant);
    const ofThis = marks(JSON.stringify([scope.name, asked]));
    const find = (at: number) => findIds(db, list, { ...asked, page: at, where }, ofThis);
    const found = told.total > 0 ? await find(page) : [];
    const isBeyond = found.length === 0 && page > 1;
    const last = isBeyond ? await lastPage(db, meant, asked.size) : page;
    return { ids: isBeyond ? await find(last) : found, page: last, pageSize: asked.size, ...told };
  };
}

type Told = Pick<FoundIds, 'total' | 'totalIsCapped' | 'counts'>;

/** What a list says of itself beside its rows. */
export async function countMeant(db: Reader, meant: MeantRows, most = mostCounted): Promise<Told> {
  const { list, statuses, status, where, hasWords } = meant;
  const counts = await countStatuses(db, { from: list.from, statuses, most }, where, hasWords);
  const counted = counts[status] ?? 0;
  return { total: Math.min(counted, most), totalIsCapped: counted > most, counts };
}

async function lastPage(db: Reader, meant: MeantRows, size: number): Promise<number> {
  return Math.max(1, Math.ceil((await countAll(db, meant)) / size));
}

type Wanted = Asked & { page: number; where: SQL };

async function findIds(db: Reader, list: StaffList, wanted: Wanted, marks: Marks): Promise<string[]> {
  const { by, type, order, orderFound, isAfter } = orderOf(list, wanted.sort);
  const offset = (wanted.page - 1) * wanted.size;
  const { mark, at } = marks.before(offset);
  const behind = mark ? isAfter(mark) : sql`true`;
  // Where rows are counted through, the one before the page is its mark for the next time.
  const before = at < offset ? 1 : 0;
  // Made into text outside: within, that would be done for each row that is only counted.
  const rows = await readRows(
    db,
    markRow,
    sql`
    select id::text as id, value::text as value from (
      select ${list.id} as id, (${by})::${sql.raw(type)} as value from ${list.from}
      where ${wanted.where} and ${behind} ${order} limit ${wanted.size + before} offset ${offset - at - before}
    ) found ${orderFound}`,
  );
  const [first] = rows;
  if (before && first) marks.set(offset, first);
  const found = rows.slice(before);
  const end = found.at(-1);
  if (end && found.length === wanted.size) marks.set(offset + wanted.size, end);
  return found.map(({ id }) => id);
}
