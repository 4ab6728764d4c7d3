import { asc, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { teamMembers as table } from '@/care-api/database/schema/team';
import { selectOrdered } from '@/care-api/database/select-kept';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { tableVerbs } from '@/care-api/desk/table-verbs';
import type { Verbs } from '@/care-api/desk/verbs';
import { picturesIn } from '@/care-api/files/pictures-in';
import type { TeamMemberWire, teamMemberInput } from '@/lib/contract/team-member';

type Input = z.output<typeof teamMemberInput>;

const columns = {
  memberId: table.id,
  name: table.name,
  role: table.role,
  line: table.line,
  photo: table.photo,
  ...selectOrdered(table),
};

const resource: Resource<TeamMemberWire> = {
  kind: 'teamMember',
  table: 'team_members',
  title: sql`t.name`,
  read: (db, ids) => readByIds(db.select(columns).from(table), table.id, ids, ({ memberId }) => memberId),
  picturesOf: picturesIn(table, table.photo),
  list: listOf('teamMember', 'team_members', { text: sql`lower(t.name || ' ' || t.role || ' ' || t.line)` }),
};

const verbs: Verbs<Input> = {
  listAll: (db) =>
    db.select(columns).from(table).where(isNull(table.deletedAt)).orderBy(asc(table.position), asc(table.id)),
  ...tableVerbs(resource, table, {
    toRow: ({ name, role, line }: Input) => ({ name, role: role ?? '', line: line ?? '' }),
    picture: { column: 'photo', field: 'photo', of: ({ photo }) => photo },
  }),
};

export const teamMembers = { ...resource, verbs };
