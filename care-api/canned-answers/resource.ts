import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { cannedAnswers as table } from '@/care-api/database/schema/canned-answers';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Resource } from '@/care-api/desk/resource';
import type { Verbs } from '@/care-api/desk/verbs';
import type { CannedAnswerWire, cannedAnswerInput } from '@/lib/contract/canned-answer';

const resource: Resource<CannedAnswerWire> = {
  kind: 'cannedAnswer',
  table: 'canned_answers',
  title: sql`t.title`,
  async read(db, ids) {
    const rows = await readByIds(db.select().from(table), table.id, ids, ({ id }) => id);
    return rows.map(({ id: answerId, title, text, version, updatedAt, deletedAt }) => ({
      answerId,
      title,
      text,
      version,
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    }));
  },
  list: {
    from: sql`canned_answers t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      title: { by: sql`lower(t.title)`, type: 'text' },
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
    },
    statuses: { kept: sql`t.deleted_at is null`, trash: sql`t.deleted_at is not null` },
    text: sql`lower(t.title || ' ' || t.text)`,
    when: sql`t.updated_at`,
  },
};

const verbs: Verbs<z.output<typeof cannedAnswerInput>> = {
  create: ({ database }, { title, text }, context) =>
    createRow(database.db, { resource, action: 'create', ...context }, async (tx) => {
      const [answer] = await tx.insert(table).values({ title, text }).returning({ id: table.id });
      return answer?.id;
    }),
  update: ({ database }, { title, text }, context) =>
    changeRow(database.db, { resource, action: 'update', ...context }, (tx) =>
      tx.update(table).set({ title, text }).where(eq(table.id, context.id)),
    ),
};

export const cannedAnswers = { ...resource, verbs };
