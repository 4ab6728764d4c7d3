import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { readByIds } from '@/care-api/database/read-by-ids';
import { teamMembers as table } from '@/care-api/database/schema/team';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Resource } from '@/care-api/desk/resource';
import type { Verbs } from '@/care-api/desk/verbs';
import { withPictures } from '@/care-api/files/with-pictures';
import type { TeamMemberWire, teamMemberInput } from '@/lib/contract/team-member';

type Input = z.output<typeof teamMemberInput>;

const wire = {
  memberId: table.id,
  name: table.name,
  role: table.role,
  line: table.line,
  photo: table.photo,
  version: table.version,
  position: table.position,
  updatedAt: table.updatedAt,
  deletedAt: table.deletedAt,
};

const resource: Resource<TeamMemberWire> = {
  kind: 'teamMember',
  table: 'team_members',
  title: sql`t.name`,
  async read(db, ids) {
    const rows = await readByIds(db.select(wire).from(table), table.id, ids, ({ memberId }) => memberId);
    return rows.map(withIsoMoments);
  },
  async picturesOf(db, ids) {
    const rows = await db
      .select({ photo: table.photo })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return rows.map(({ photo }) => photo).filter(Boolean);
  },
  list: {
    from: sql`team_members t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      position: { by: sql`t.position`, type: 'integer' },
      name: { by: sql`lower(t.name)`, type: 'text' },
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
    },
    statuses: { published: sql`t.deleted_at is null`, trash: sql`t.deleted_at is not null` },
    text: sql`lower(t.name || ' ' || t.role || ' ' || t.line)`,
    when: sql`t.updated_at`,
  },
};

const verbs: Verbs<Input> = {
  async listAll(db) {
    const rows = await db
      .select(wire)
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.position), asc(table.id));
    return rows.map(withIsoMoments);
  },
  /** Behind the others. */
  create: (deps, body, context) =>
    withPictures(deps, context.caller, { photo: body.photo }, (settle) =>
      createRow(deps.database.db, { resource, action: 'create', ...context }, async (tx) => {
        const position = sql`(select coalesce(max(position), 0) + 1 from team_members)`;
        const values = { ...toRow(body), photo: settle('photo', ''), position };
        const [member] = await tx.insert(table).values(values).returning({ id: table.id });
        return member?.id;
      }),
    ),
  update: (deps, body, context) =>
    withPictures(deps, context.caller, { photo: body.photo }, (settle) =>
      changeRow(deps.database.db, { resource, action: 'update', ...context }, (tx, before) =>
        tx
          .update(table)
          .set({ ...toRow(body), photo: settle('photo', before.photo ?? '') })
          .where(eq(table.id, context.id)),
      ),
    ),
};

function toRow({ name, role, line }: Input) {
  return { name, role: role ?? '', line: line ?? '' };
}

export const teamMembers = { ...resource, verbs };
