import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '@/care-api/database/escape-like';
import { countRow, readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { mostCounted } from '@/lib/contract/staff-list';
import { countStatuses } from './count-statuses';
import { type Mark, type Marks, markRow, openMarks } from './marks';
import { asName, hasWord, isName, isNamed, nameWords } from './names';
import { type Ordered, orderOf } from './order-of';

type Reader = Pick<Db, 'execute'>;

/** A list for staff in SQL: `t` is one of its rows. */
export type StaffList = Ordered & {
  from: SQL;
  /** Conditions, some for whoever asks; the first is the usual one. */
  statuses: Record<string, SQL | ((me: string) => SQL)>;
  /** Lower-case text in which each word is looked for. */
  text: SQL;
  /** What of it is a name, as people look for it (`asName`), where an index finds that. */
  names?: SQL | undefined;
  /** What of it holds letters, where the rest is dear to make: no index finds one or two letters, so each row is read. */
  letters?: SQL;
  /** Rows that have a word elsewhere than in `text`: `like` is its pattern. */
  orHas?: (like: string, db: Reader) => Promise<SQL>;
  when: SQL;
  owner?: SQL;
  /** The words of a question as `text` has them; lower-case and parted by spaces where it is not said. */
  words?: (q: string) => string[];
  filters?: Record<string, (value: string, db: Reader) => SQL | Promise<SQL>>;
};

export type Asked = {
  page?: number | undefined;
  size: number;
  q?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  owner?: string | undefined;
  /** The account that asks, where a list has statuses of its own for each. */
  me?: string | undefined;
};

export type FoundIds = {
  ids: string[];
  page: number;
  pageSize: number;
  total: number;
  totalIsCapped: boolean;
  counts: Record<string, number>;
};

/** A part of a list that is all that somebody sees of it; `name` tells it from other parts. */
export type Scope = { name: string; where: SQL };
const whole: Scope = { name: '', where: sql`true` };

/** Finds one page of a list after the other. Pages far behind go on from where an earlier one ended. */
export function openStaffList(
  list: StaffList,
  most = mostCounted,
): (db: Reader, asked: Asked, scope?: Scope) => Promise<FoundIds> {
  const marks = openMarks();
  return async (db, asked, scope = whole) =>
    findPage(db, await listMeant(db, list, asked, scope.where), asked, { scope, marks, most });
}

/** With fewer rows than this, names that are written otherwise than they were typed may be what is meant. */
const fewRows = 25;

/** The list as its words are looked for: as they were typed and, where that finds few or nothing, as names are. */
async function listMeant(db: Reader, list: StaffList, asked: Omit<Asked, 'size'>, only: SQL): Promise<StaffList> {
  const asTyped = { ...list, names: undefined };
  if (!isName(asked.q)) return asTyped;
  const count = async (one: StaffList) => {
    const found = sql`select from ${list.from} where ${only} and ${await matches(db, one, asked)} limit ${fewRows}`;
    const rows = await readRows(db, countRow, sql`select count(*)::int as count from (${found}) found`);
    return rows[0]?.count ?? 0;
  };
  const typed = await count(asTyped);
  if (typed === fewRows || (typed > 0 && !list.names)) return asTyped;
  if (list.names && (typed > 0 || (await count(list)) > 0)) return list;
  return namedList(list);
}

type Where = { scope: Scope; marks: ReturnType<typeof openMarks>; most: number };

async function findPage(db: Reader, list: StaffList, asked: Asked, { scope, marks, most }: Where): Promise<FoundIds> {
  const { page: wanted = 1, ...same } = asked;
  const status = statusOf(list, asked);
  const isMeant = sql`${scope.where} and ${await matches(db, list, asked)}`;
  const statuses = statusesFor(list, asked.me);
  const { total: counted, ...told } = await countUnder(db, { ...list, statuses }, asked, { isMeant, most });
  const where = sql`${isMeant} and ${statuses[status] ?? sql`true`}`;
  const ofThis = marks(JSON.stringify([scope.name, same]));
  const find = (page: number) => findIds(db, list, { ...asked, page, where }, ofThis);
  const found = counted > 0 ? await find(wanted) : [];
  const isBeyond = found.length === 0 && wanted > 1;
  const last = isBeyond ? await lastPage(db, list, where, asked.size) : wanted;
  return {
    ids: isBeyond ? await find(last) : found,
    page: last,
    pageSize: asked.size,
    total: counted,
    ...told,
  };
}

/** What a list says of itself beside its rows, looked for in the same way. */
export async function countList(db: Reader, list: StaffList, asked: Omit<Asked, 'size'>, only = sql`true`) {
  const table = await listMeant(db, list, asked, only);
  const isMeant = sql`${only} and ${await matches(db, table, asked)}`;
  return countUnder(db, { ...table, statuses: statusesFor(table, asked.me) }, asked, { isMeant, most: mostCounted });
}

type Told = Pick<FoundIds, 'total' | 'totalIsCapped' | 'counts'>;

async function countUnder(
  db: Reader,
  list: Pick<StaffList, 'from'> & { statuses: Record<string, SQL> },
  asked: Omit<Asked, 'size'>,
  { isMeant, most }: { isMeant: SQL; most: number },
): Promise<Told> {
  const counts = await countStatuses(db, { ...list, most }, isMeant, asked.q !== undefined && asked.q !== '');
  const counted = counts[statusOf(list, asked)] ?? 0;
  return { total: Math.min(counted, most), totalIsCapped: counted > most, counts };
}

function statusOf({ statuses }: Pick<StaffList, 'statuses'>, { status }: Pick<Asked, 'status'>): string {
  return status ?? Object.keys(statuses)[0] ?? '';
}

function namedList(list: StaffList): StaffList {
  const text = asName(list.text);
  return { ...list, text, letters: text, names: undefined, words: nameWords };
}

async function matches(db: Reader, list: StaffList, asked: Omit<Asked, 'size'>): Promise<SQL> {
  const { text, letters = text, names, orHas, when, owner, words: toWords = plainWords, filters = {} } = list;
  const { q = '', from, to, owner: wanted } = asked;
  const words = toWords(q);
  const said = new Map<string, unknown>(Object.entries(asked));
  const further = Object.entries(filters).map(([name, meaning]) => {
    const value = said.get(name);
    return typeof value === 'string' ? meaning(value, db) : sql`true`;
  });
  const haveWord = words.map(async (word) => {
    const has = hasWord(/^\D{1,2}$/.test(word) ? letters : text, word);
    return orHas ? sql`(${has} or ${await orHas(`%${escapeLike(word)}%`, db)})` : has;
  });
  const hasWords = await Promise.all(haveWord);
  const isCalled = names && isNamed(q, names, text);
  const conditions = [
    ...(isCalled ? [sql`((${sql.join(hasWords, sql` and `)}) or ${isCalled})`] : hasWords),
    ...(from ? [sql`${when} >= ${startOf(from)}`] : []),
    ...(to ? [sql`${when} < ${startOf(to, 1)}`] : []),
    ...(wanted && owner ? [sql`${owner}::text = ${wanted}`] : []),
    ...(await Promise.all(further)),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function plainWords(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A day begins when it does for the provider. */
function startOf(day: string, later = 0): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/London'`;
}

const rowsAtOnce = 500;

/** All ids that are asked for, some at a time, in the order of the list. */
export async function* walkIds(db: Reader, list: StaffList, asked: Omit<Asked, 'size'>, only = sql`true`) {
  const { by, type, order, isAfter } = orderOf(list, asked.sort);
  const where = sql`${only} and ${await conditionOf(db, list, asked, only)}`;
  let last: Mark | undefined;
  do {
    const rows = await readRows(
      db,
      markRow,
      sql`
      select ${list.id}::text as id, (${by})::${sql.raw(type)}::text as value from ${list.from}
      where ${where} and ${last ? isAfter(last) : sql`true`} ${order} limit ${rowsAtOnce}`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last);
}

/** Which rows are meant. @throws Refusal 400 for a status or an order that the list does not have. */
export async function conditionOf(
  db: Reader,
  list: StaffList,
  { sort, ...asked }: Omit<Asked, 'size'>,
  only = sql`true`,
): Promise<SQL> {
  const { status = Object.keys(list.statuses)[0] ?? '' } = asked;
  const isUnder = statusesFor(list, asked.me)[status];
  const isSorted = sort === undefined || Object.hasOwn(list.sorts, sort.replace(/^-/, ''));
  if (!isUnder || !Object.hasOwn(list.statuses, status) || !isSorted) throw new Refusal(400, 'queryUnreadable');
  return sql`${await matches(db, await listMeant(db, list, asked, only), asked)} and ${isUnder}`;
}

export async function countAll(db: Reader, list: StaffList, asked: Omit<Asked, 'size'>, only = sql`true`) {
  const rows = await readRows(
    db,
    countRow,
    sql`select count(*)::int as count from ${list.from} where ${only} and ${await conditionOf(db, list, asked, only)}`,
  );
  return rows[0]?.count ?? 0;
}

function statusesFor({ statuses }: StaffList, me = ''): Record<string, SQL> {
  const meant = Object.entries(statuses).map(([name, is]) => [name, typeof is === 'function' ? is(me) : is]);
  return Object.fromEntries(meant);
}

async function lastPage(db: Reader, { from }: StaffList, where: SQL, size: number): Promise<number> {
  const rows = await readRows(db, countRow, sql`select count(*)::int as count from ${from} where ${where}`);
  return Math.max(1, Math.ceil((rows[0]?.count ?? 0) / size));
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
