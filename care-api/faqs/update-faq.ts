import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { faqs } from '@/care-api/database/schema/provider';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { faqInput } from '@/lib/contract/faq';
import { faqNoun as noun } from './faq-noun';

type Change = { id: number; seen: number | null; caller: Account | null; action: AuditedAction; now: Date };

export function updateFaq(db: Db, body: z.output<typeof faqInput>, change: Change) {
  return changeRow(db, { noun, ...change }, (tx) =>
    tx.update(faqs).set({ question: body.faqQuestions, answer: body.faqAnswer }).where(eq(faqs.id, change.id)),
  );
}
