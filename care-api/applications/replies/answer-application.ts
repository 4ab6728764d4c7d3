import { eq } from 'drizzle-orm';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { holdApplication } from '@/care-api/mail/follow-mail';
import type { ApplicationWire } from '@/lib/contract/application';
import { findApplication } from '../application-row';
import { withMessages } from '../messages';
import { getApplication } from '../own-applications';
import { noteReply } from './note-reply';

/** What somebody writes about their own application. Null for anybody else's. @throws Refusal 409 once it is withdrawn */
export function answerApplication(
  { database: { db }, now: clock }: Pick<Dependencies, 'database' | 'now'>,
  caller: Account,
  id: number,
  words: string,
): Promise<ApplicationWire | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    await holdApplication(tx, id);
    const row = await findApplication(tx, id);
    if (row?.accountId !== caller.id) return null;
    if (row.hiringStage === 'withdrawn') throw new Refusal(409, 'applicationWithdrawn');
    await noteReply(tx, row, { action: 'replied', detail: '', words, messageId: null }, now);
    // Counted on, so that nobody who has it open answers what stood there before.
    const counted = { version: row.version + 1, updatedAt: now };
    await tx.update(submissions).set(counted).where(eq(submissions.id, id));
    await noteChange(tx, { kind: 'application', id, caller, action: 'answer', now }, {}, {});
    const own = await getApplication(tx, id, false);
    const [told] = own ? await withMessages(tx, [own]) : [];
    return told ?? null;
  });
}
