import { sql } from 'drizzle-orm';
import { type ResourceKind, rowOf } from '@/lib/contract/resources';
import type { StaffList } from './staff-list';

type Own = Pick<StaffList, 'text'> & Partial<StaffList>;

const sortsOfAll: StaffList['sorts'] = {
  position: { by: sql`t.position`, type: 'integer' },
  created: { by: sql`t.created_at`, type: 'timestamptz' },
  changed: { by: sql`t.updated_at`, type: 'timestamptz' },
};
const isThere = sql`t.deleted_at is null`;
const inTrash = sql`t.deleted_at is not null`;

/** A sort that nothing is said of goes by the letters of its column; in such a state is all that is there. */
export function listOf(kind: ResourceKind, table: string, own: Own): StaffList {
  const row = rowOf(kind);
  const sort = (name: string) => own.sorts?.[name] ?? sortsOfAll[name] ?? byLetters(name);
  const state = (name: string) => own.statuses?.[name] ?? (name === 'trash' ? inTrash : isThere);
  return {
    from: sql.raw(`${table} t`),
    id: sql`t.id`,
    idType: 'integer',
    when: sql`t.updated_at`,
    ...own,
    sorts: Object.fromEntries(row.sorts.map((name) => [name, sort(name)])),
    statuses: Object.fromEntries(row.statuses.map((name) => [name, state(name)])),
  };
}

function byLetters(column: string): StaffList['sorts'][string] {
  return { by: sql`lower(t.${sql.identifier(column)})`, type: 'text' };
}
