import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '@/care-api/database/escape-like';
import { readRows } from '@/care-api/database/read-rows';
import { asName, hasWord, isNamed, nameWords } from '@/care-api/desk/names';
import type { Resource } from '@/care-api/desk/resource';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { isName } from '@/lib/contract/fold-name';
import { hasTrash, mayKeep } from '@/lib/contract/resources';
import { type Found, foundSchema } from '@/lib/contract/staff-search';

export type Findable = Pick<Resource, 'kind' | 'title' | 'hint' | 'partOf'> & {
  list: Pick<StaffList, 'from' | 'id' | 'text' | 'names'>;
  /** Of what goes into no trash: which rows are there. */
  isThere?: SQL;
  /** By its digits alone. */
  byPhone?: (digits: string) => SQL;
};

const foundRow = foundSchema.shape.items.element;

const mostOfAKind = 6;
const mostLookedAt = 60;

/** Of the kinds that are the caller's work; nothing for a single letter. */
export async function searchOffice(
  db: Db,
  findables: readonly Findable[],
  caller: Account,
  q: string,
): Promise<{ items: Found[] }> {
  if (q.trim().length < 2) return { items: [] };
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const theirs = findables.filter(({ kind }) => mayKeep(kind, caller));
  const items = await findInAll(theirs, words);
  // Nothing is called so to the letter: looked for as names are.
  const byName = theirs.map((one) => ({ ...one, list: { ...one.list, text: asName(one.list.text) } }));
  return { items: items.length > 0 || !isName(q) ? items : await findInAll(byName, nameWords(q)) };

  async function findInAll(kinds: readonly Findable[], wanted: readonly string[]): Promise<Found[]> {
    return (await Promise.all(kinds.map((one) => findIn(db, caller, one, wanted, q)))).flat();
  }
}

async function findIn(
  db: Db,
  caller: Account,
  { kind, list, title, hint = sql`''`, partOf, byPhone, isThere: isHere = sql`true` }: Findable,
  words: readonly string[],
  q: string,
): Promise<Found[]> {
  const hasWords = sql.join(
    words.map((word) => hasWord(list.text, word)),
    sql` and `,
  );
  const number = /^(?:[a-z]{1,3}-)?0*([1-9]\d{0,8})$/i.exec(q.trim())?.[1];
  const digits = /^[+\d\s()-]{5,}$/.test(q) ? q.replace(/\D/g, '').replace(/^(?:44|0)/, '') : '';
  const isCalled = list.names && isNamed(q, list.names, list.text);
  const ways = [
    sql`(${hasWords})`,
    ...(isCalled ? [isCalled] : []),
    ...(number ? [sql`${list.id}::text = ${number}`] : []),
    ...(digits.length > 4 ? [sql`${list.text} like ${`%${digits}%`}`, ...(byPhone ? [byPhone(digits)] : [])] : []),
  ];
  const isThere = hasTrash(kind) ? sql`t.deleted_at is null` : isHere;
  // Whose name has the words at the beginning of its own come first, out of as many as are looked at.
  const rows = await readRows(
    db,
    foundRow,
    sql`
    select kind, id, title, hint from (
      select ${kind}::text as kind, ${list.id}::text as id, ${title} as title, ${hint}::text as hint from ${list.from}
      where ${isThere} and ${partOf?.(caller) ?? sql`true`} and (${sql.join(ways, sql` or `)}) limit ${mostLookedAt}) found
    order by ' ' || lower(title) || ' ' || lower(hint) like ${`% ${escapeLike(q.trim().toLowerCase())}%`} desc
    limit ${mostOfAKind}`,
  );
  return rows;
}
