import { type SQL, sql } from 'drizzle-orm';
import { accountList } from '@/care-api/accounts/list-accounts';
import { categoryNoun } from '@/care-api/categories/category-noun';
import { escapeLike } from '@/care-api/database/escape-like';
import { readRows } from '@/care-api/database/read-rows';
import type { Noun } from '@/care-api/desk/noun';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { mayCall, type Who } from '@/lib/contract/staff';
import { type Found, foundSchema } from '@/lib/contract/staff-search';

/** What can be found by its name, its number or, of people, their telephone. */
type Findable = {
  kind: string;
  who: Who;
  list: Pick<StaffList, 'from' | 'id' | 'text'>;
  title: SQL;
  hint?: SQL;
  /** Rows that the caller may see, and that are not out of the way. */
  where?: (caller: Account) => SQL;
  /** By its digits alone. */
  isPhone?: (digits: string) => SQL;
};

const findables: Findable[] = [
  { kind: 'category', who: 'editor', list: categoryNoun.list, title: sql`t.name` },
  {
    kind: 'account',
    who: 'admin',
    list: accountList,
    title: sql`t.username`,
    hint: sql`t.email`,
    isPhone: (digits) => sql`exists (
      select from profiles p
      where p.account_id = t.id and regexp_replace(p.phone, '\\D', '', 'g') like ${`%${digits}%`})`,
  },
];

const foundRow = foundSchema.shape.items.element;

const mostOfAKind = 6;
const mostLookedAt = 60;

/** What is called so, of the kinds that are the caller's work; nothing for a single letter. */
export async function searchOffice(
  db: Db,
  nouns: readonly Noun[],
  caller: Account,
  q: string,
): Promise<{ items: Found[] }> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (q.trim().length < 2) return { items: [] };
  const found = await Promise.all(
    [...nouns.map(toFindable), ...findables]
      .filter(({ who }) => mayCall(who, caller))
      .map((findable) => findIn(db, caller, findable, words, q)),
  );
  return { items: found.flat() };
}

function toFindable({ kind, who, list, title, hint, partOf }: Noun): Findable {
  return {
    ...{ kind, who, list, title, ...(hint && { hint }) },
    where: (caller) => sql`t.deleted_at is null and ${partOf?.(caller) ?? sql`true`}`,
  };
}

async function findIn(
  db: Db,
  caller: Account,
  { kind, list, title, hint = sql`''`, where, isPhone }: Findable,
  words: readonly string[],
  q: string,
): Promise<Found[]> {
  const hasWords = sql.join(
    words.map((word) => sql`${list.text} like ${`%${escapeLike(word)}%`}`),
    sql` and `,
  );
  const number = /^(?:[a-z]{1,3}-)?0*([1-9]\d{0,8})$/i.exec(q.trim())?.[1];
  const digits = /^[+\d\s()-]{5,}$/.test(q) ? q.replace(/\D/g, '').replace(/^(?:44|0)/, '') : '';
  const ways = [
    sql`(${hasWords})`,
    ...(number ? [sql`${list.id}::text = ${number}`] : []),
    ...(digits.length > 4 ? [sql`${list.text} like ${`%${digits}%`}`, ...(isPhone ? [isPhone(digits)] : [])] : []),
  ];
  // Whose name has the words at the beginning of its own come first, out of as many as are looked at.
  const rows = await readRows(
    db,
    foundRow,
    sql`
    select kind, id, title, hint from (
      select ${kind}::text as kind, ${list.id}::text as id, ${title} as title, ${hint}::text as hint from ${list.from}
      where ${where?.(caller) ?? sql`true`} and (${sql.join(ways, sql` or `)}) limit ${mostLookedAt}) found
    order by ' ' || lower(title) || ' ' || lower(hint) like ${`% ${escapeLike(q.trim().toLowerCase())}%`} desc
    limit ${mostOfAKind}`,
  );
  return rows;
}
