import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { faqs } from '@/care-api/database/schema/provider';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling } from '@/care-api/desk/telling';
import type { Verbs } from '@/care-api/desk/verbs';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { faqInput } from '@/lib/contract/faq';
import { faqColumns, faqResource as resource } from './faq-resource';

type Input = z.output<typeof faqInput>;

async function listFaqs(db: Db) {
  const isThere = isNull(faqs.deletedAt);
  const rows = await db.select(faqColumns).from(faqs).where(isThere).orderBy(asc(faqs.position), asc(faqs.id));
  return rows.map(withIsoMoments);
}

/** Behind the others. */
function createFaq(db: Db, body: Input, context: Telling) {
  return createRow(db, { resource, action: 'create', ...context }, async (tx) => {
    const last = sql`(select coalesce(max(${faqs.position}), 0) + 1 from ${faqs})`;
    const values = { question: body.faqQuestions, answer: body.faqAnswer, position: last };
    const [faq] = await tx.insert(faqs).values(values).returning({ id: faqs.id });
    return faq?.id;
  });
}

type Change = { id: number; seen: number | null; caller: Account | null; action: AuditedAction; now: Date };

export function updateFaq(db: Db, body: Input, change: Change) {
  return changeRow(db, { resource, ...change }, (tx) =>
    tx.update(faqs).set({ question: body.faqQuestions, answer: body.faqAnswer }).where(eq(faqs.id, change.id)),
  );
}

export const faqVerbs: Verbs<Input> = {
  listAll: listFaqs,
  create: ({ database }, body, context) => createFaq(database.db, body, context),
  update: ({ database }, body, context) => updateFaq(database.db, body, { ...context, action: 'update' }),
};
