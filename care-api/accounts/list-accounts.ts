import { sql } from 'drizzle-orm';
import { openStaffList } from '@/care-api/desk/find-page';
import { listOf } from '@/care-api/desk/list-of';
import { asName } from '@/care-api/desk/names';
import type { Asked } from '@/care-api/desk/staff-list';
import type { OwnTable } from '@/care-api/desk/tables';
import type { Db } from '@/care-api/kernel/db';
import { keptAccount } from './account-json';

const isStaff = sql`(t.is_admin or t.roles <> '{}')`;

const accountList = listOf('account', 'accounts', {
  idType: 'uuid',
  sorts: {
    name: { by: sql`lower(t.username)`, type: 'text' },
    lastSeen: { by: sql`coalesce(t.last_seen_at, '-infinity')`, type: 'timestamptz' },
  },
  statuses: {
    active: sql`not t.is_banned`,
    staff: isStaff,
    invited: sql`(${isStaff} and t.last_seen_at is null and not t.is_banned)`,
    banned: sql`t.is_banned`,
    all: sql`true`,
  },
  text: sql`lower(t.username || ' ' || t.email || ' ' || t.full_name)`,
  names: asName(sql`t.full_name`),
  when: sql`t.created_at`,
});

export const accountResource = {
  kind: 'account',
  list: accountList,
  title: sql`t.username`,
  hint: sql`t.email`,
  byPhone: (digits: string) => sql`exists (
    select from profiles p
    where p.account_id = t.id and regexp_replace(p.phone, '\\D', '', 'g') like ${`%${digits}%`})`,
  csv: { read: keptAccount.read, number: sql`t.number` },
} satisfies OwnTable & Record<string, unknown>;

export function openAccounts(db: Db) {
  const find = openStaffList(accountList);
  return async (asked: Asked) => {
    const { ids, ...page } = await find(db, asked);
    return { items: ids.length > 0 ? await keptAccount.read(db, ids) : [], ...page };
  };
}
