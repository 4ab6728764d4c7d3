import { and, eq, isNull, ne } from 'drizzle-orm';
import { answerFiles } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { readFileAnswer } from '@/lib/contract/file-answer';
import type { FlowQuestion } from '@/lib/questionnaire/flow';

type Claim = { accountId: string; responseId: number; question: FlowQuestion; value: string };

/** Gives the file that an answer names to that answer; false where it is not the sender's, gone, or another answer's. */
export async function claimFile(tx: Writer, { accountId, responseId, question, value }: Claim): Promise<boolean> {
  if (question.inputKind !== 'file' || question.questionType !== 'text') return true;
  const id = readFileAnswer(value)?.id ?? '';
  const isFree = and(eq(answerFiles.id, id), eq(answerFiles.accountId, accountId), isNull(answerFiles.responseId));
  const claimed = await tx.update(answerFiles).set({ responseId }).where(isFree).returning({ id: answerFiles.id });
  return claimed.length > 0;
}

export async function releaseFile(tx: Writer, responseId: number, value: string): Promise<void> {
  const id = readFileAnswer(value)?.id ?? '';
  const isOther = and(eq(answerFiles.responseId, responseId), ne(answerFiles.id, id));
  await tx.update(answerFiles).set({ responseId: null }).where(isOther);
}
