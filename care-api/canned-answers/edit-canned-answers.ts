import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cannedAnswers } from '@/care-api/database/schema/canned-answers';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import type { cannedAnswerInput } from '@/lib/contract/canned-answer';
import { cannedAnswerNoun as noun } from './canned-answer-noun';

type Input = z.output<typeof cannedAnswerInput>;

export function createCannedAnswer(db: Db, { title, text }: Input, told: Telling) {
  return createRow(db, { noun, action: 'create', ...told }, async (tx) => {
    const [answer] = await tx.insert(cannedAnswers).values({ title, text }).returning({ id: cannedAnswers.id });
    return answer?.id;
  });
}

export function updateCannedAnswer(db: Db, { title, text }: Input, told: TellingOf) {
  return changeRow(db, { noun, action: 'update', ...told }, (tx) =>
    tx.update(cannedAnswers).set({ title, text }).where(eq(cannedAnswers.id, told.id)),
  );
}
