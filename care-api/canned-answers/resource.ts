import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { cannedAnswers as table } from '@/care-api/database/schema/canned-answers';
import { selectKept } from '@/care-api/database/select-kept';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { tableVerbs } from '@/care-api/desk/table-verbs';
import type { CannedAnswerWire, cannedAnswerInput } from '@/lib/contract/canned-answer';

const columns = { answerId: table.id, title: table.title, text: table.text, ...selectKept(table) };

const resource: Resource<CannedAnswerWire> = {
  kind: 'cannedAnswer',
  table: 'canned_answers',
  title: sql`t.title`,
  read: (db, ids) => readByIds(db.select(columns).from(table), table.id, ids, ({ answerId }) => answerId),
  list: listOf('cannedAnswer', 'canned_answers', { text: sql`lower(t.title || ' ' || t.text)` }),
};

const verbs = tableVerbs(resource, table, {
  toRow: ({ title, text }: z.output<typeof cannedAnswerInput>) => ({ title, text }),
});

export const cannedAnswers = { ...resource, verbs };
