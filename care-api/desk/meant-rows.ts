import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '@/care-api/database/escape-like';
import { countRow, readRows } from '@/care-api/database/read-rows';
import { Refusal } from '@/care-api/kernel/refusal';
import { fewRows, isName } from '@/lib/contract/fold-name';
import { asName, hasWord, isNamed, nameWords } from './names';
import type { Asked, Reader, StaffList } from './staff-list';

type Question = Omit<Asked, 'size'>;

export type MeantRows = {
  list: StaffList;
  /** All that match, under any status. */
  where: SQL;
  statuses: Record<string, SQL>;
  status: string;
  hasWords: boolean;
};

/** Which rows somebody asks for, decided once for all that is read of them. */
export async function meantRows(
  db: Reader,
  list: StaffList,
  asked: Question,
  only: SQL | null = null,
): Promise<MeantRows> {
  const isTheirs = only ?? sql`true`;
  const asWritten = await asNamesAreWritten(db, list, asked, isTheirs);
  return {
    list,
    where: sql`${isTheirs} and ${await matches(db, asWritten, asked)}`,
    statuses: statusesFor(list, asked.me),
    status: asked.status ?? Object.keys(list.statuses)[0] ?? '',
    hasWords: asked.q !== undefined && asked.q !== '',
  };
}

/** The same, under their status alone. @throws Refusal 400 for a status or an order that the list does not have. */
export async function requireMeantRows(
  db: Reader,
  list: StaffList,
  asked: Question,
  only: SQL | null = null,
): Promise<MeantRows> {
  const { sort, status } = asked;
  const isStatus = status === undefined || Object.hasOwn(list.statuses, status);
  const isSorted = sort === undefined || Object.hasOwn(list.sorts, sort.replace(/^-/, ''));
  if (!isStatus || !isSorted) throw new Refusal(400, 'queryUnreadable');
  return meantRows(db, list, asked, only);
}

export function whereUnder({ where, statuses, status }: MeantRows): SQL {
  return sql`${where} and ${statuses[status] ?? sql`true`}`;
}

export async function countAll(db: Reader, meant: MeantRows): Promise<number> {
  const count = sql`select count(*)::int as count from ${meant.list.from} where ${whereUnder(meant)}`;
  const rows = await readRows(db, countRow, count);
  return rows[0]?.count ?? 0;
}

/** The list as its words are looked for: as they were typed and, where that finds few or nothing, as names are. */
async function asNamesAreWritten(db: Reader, list: StaffList, asked: Question, only: SQL): Promise<StaffList> {
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

function namedList(list: StaffList): StaffList {
  const text = asName(list.text);
  return { ...list, text, letters: text, names: undefined, words: nameWords };
}

async function matches(db: Reader, list: StaffList, asked: Question): Promise<SQL> {
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

function statusesFor({ statuses }: StaffList, me = ''): Record<string, SQL> {
  const meant = Object.entries(statuses).map(([name, is]) => [name, typeof is === 'function' ? is(me) : is]);
  return Object.fromEntries(meant);
}
