import { inArray, sql } from 'drizzle-orm';
import { inOrder } from '@/care-api/database/in-order';
import { cannedAnswers } from '@/care-api/database/schema/canned-answers';
import type { Noun } from '@/care-api/desk/noun';
import type { CannedAnswerWire } from '@/lib/contract/canned-answer';

export const cannedAnswerNoun: Noun<CannedAnswerWire> = {
  kind: 'cannedAnswer',
  table: 'canned_answers',
  title: sql`t.title`,
  async read(db, ids) {
    const rows = await db
      .select()
      .from(cannedAnswers)
      .where(inArray(cannedAnswers.id, [...ids]));
    return inOrder(ids, rows, ({ id }) => id).map(({ id: answerId, title, text, version, updatedAt, deletedAt }) => ({
      ...{ answerId, title, text, version },
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
