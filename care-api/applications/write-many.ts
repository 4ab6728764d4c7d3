import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { RowAction } from '@/care-api/desk/row-action';
import { Refusal } from '@/care-api/kernel/refusal';
import { wordsThatStand } from '@/care-api/mail/last-word';
import { queueMail } from '@/care-api/mail/queue-mail';
import { stopWaiting } from '@/care-api/mail/stop-waiting';
import { readCompany } from '@/care-api/mail/write-mail';
import { type FaultLike, toFault } from '@/lib/contract/faults';
import { fillLetter, letterLengths, letterVariables } from '@/lib/contract/letter-words';
import { unknownVariable } from '@/lib/contract/variables';
import { findApplications } from './application-row';
import { toLetters } from './list-letters';
import { withAnswerHere } from './messages';
import { leavingAt } from './tell-sender';

const was = z.object({
  mail: z.number(),
  event: z.number(),
  ownerId: z.string().nullable(),
});

function faultOf(text: string, max: number): FaultLike | null {
  if (text === '') return 'fieldsRequired';
  return text.length > max ? toFault('textTooLong', { max }) : unknownVariable(text, letterVariables);
}

/** The same letter to many, filled in for each; none leaves before ten minutes are over, and until then none need. */
export const writeMany: RowAction = {
  async check(_, subject, text) {
    const faults = { value: faultOf(subject, letterLengths.subject), text: faultOf(text, letterLengths.text) };
    const wrong = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : []));
    if (wrong.length > 0) throw new Refusal(422, 'problem', Object.fromEntries(wrong));
  },
  async change(tx, ids, subject, { text, caller, now, siteUrl }) {
    const company = await readCompany(tx);
    const rows = await findApplications(tx, ids);
    const letters = new Map((await toLetters(tx, rows)).map((to) => [to.applicationId, to]));
    const [changed, refused]: [{ id: number; was: z.input<typeof was> }[], { id: number; reason: string }[]] = [[], []];
    for (const row of rows) {
      const { id, ownerId, language } = row;
      const to = letters.get(id);
      if (!to || to.refusal) {
        refused.push({ id, reason: to?.refusal ?? 'nothingHere' });
        continue;
      }
      const letter = fillLetter({ subject, text }, to, company);
      const mail = { ...letter, text: withAnswerHere(letter.text, row, siteUrl), to: row.email, language };
      const mailId = await queueMail(tx, { ...mail, submissionId: id }, leavingAt(now));
      const event = { detail: letter.subject, words: letter.text, mailId, accountId: caller.id, createdAt: now };
      const [noted] = await tx
        .insert(applicationEvents)
        .values({ submissionId: id, action: 'mailed', ...event })
        .returning({ id: applicationEvents.id });
      if (mailId === null || !noted) throw new Error('The letter was not stored.');
      const set = { ownerId: ownerId ?? caller.id, lastWordAt: now, repliedAt: null };
      await tx.update(submissions).set(set).where(eq(submissions.id, id));
      changed.push({ id, was: { mail: mailId, event: noted.id, ownerId } });
    }
    return { changed, refused };
  },
  async putBack(tx, rows, { caller, now }) {
    const refused: { id: number; reason: string }[] = [];
    for (const { id, was: kept } of rows) {
      const { mail, event, ownerId } = was.parse(kept);
      if (!(await stopWaiting(tx, mail, now))) {
        refused.push({ id, reason: 'mailNotWaiting' });
        continue;
      }
      await tx.update(applicationEvents).set({ action: 'unsent' }).where(eq(applicationEvents.id, event));
      await tx
        .update(submissions)
        .set({ ownerId, ...wordsThatStand(id) })
        .where(eq(submissions.id, id));
      const noted = { submissionId: id, action: 'undone', accountId: caller.id, createdAt: now };
      await tx.insert(applicationEvents).values(noted);
    }
    return { refused };
  },
};
