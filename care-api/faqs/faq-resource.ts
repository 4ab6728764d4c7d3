import { asc, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { faqs } from '@/care-api/database/schema/provider';
import { selectOrdered } from '@/care-api/database/select-kept';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { tableVerbs } from '@/care-api/desk/table-verbs';
import type { Db } from '@/care-api/kernel/db';
import type { FaqWire, faqInput } from '@/lib/contract/faq';

const columns = {
  faqId: faqs.id,
  faqQuestions: faqs.question,
  faqAnswer: faqs.answer,
  ...selectOrdered(faqs),
};

export const faqResource: Resource<FaqWire> = {
  kind: 'faq',
  table: 'faqs',
  title: sql`t.question`,
  read: (db, ids) => readByIds(db.select(columns).from(faqs), faqs.id, ids, ({ faqId }) => faqId),
  list: listOf('faq', 'faqs', { text: sql`lower(t.question || ' ' || t.answer)` }),
};

export const faqVerbs = {
  listAll: (db: Db) =>
    db.select(columns).from(faqs).where(isNull(faqs.deletedAt)).orderBy(asc(faqs.position), asc(faqs.id)),
  ...tableVerbs(faqResource, faqs, {
    toRow: ({ faqQuestions, faqAnswer }: z.output<typeof faqInput>) => ({ question: faqQuestions, answer: faqAnswer }),
  }),
};
