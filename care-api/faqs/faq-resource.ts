import { sql } from 'drizzle-orm';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { readByIds } from '@/care-api/database/read-by-ids';
import { faqs } from '@/care-api/database/schema/provider';
import type { Resource } from '@/care-api/desk/resource';
import type { FaqWire } from '@/lib/contract/faq';

export const faqColumns = {
  faqId: faqs.id,
  faqQuestions: faqs.question,
  faqAnswer: faqs.answer,
  version: faqs.version,
  position: faqs.position,
  updatedAt: faqs.updatedAt,
  deletedAt: faqs.deletedAt,
};

export const faqResource: Resource<FaqWire> = {
  kind: 'faq',
  table: 'faqs',
  title: sql`t.question`,
  async read(db, ids) {
    const rows = await readByIds(db.select(faqColumns).from(faqs), faqs.id, ids, ({ faqId }) => faqId);
    return rows.map(withIsoMoments);
  },
  list: {
    from: sql`faqs t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      position: { by: sql`t.position`, type: 'integer' },
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
      question: { by: sql`lower(t.question)`, type: 'text' },
    },
    statuses: { published: sql`t.deleted_at is null`, trash: sql`t.deleted_at is not null` },
    text: sql`lower(t.question || ' ' || t.answer)`,
    when: sql`t.updated_at`,
  },
};
