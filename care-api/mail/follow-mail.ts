import { and, eq, inArray } from 'drizzle-orm';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { wordsThatStand } from './last-word';
import type { Mail } from './mail-transport';

type Followed = Pick<Mail, 'id' | 'submissionId' | 'state'>;

/** Held before its mail, as whoever writes in its file holds both. */
export async function holdApplication(tx: Writer, submissionId: number | null): Promise<void> {
  if (submissionId === null) return;
  await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for('no key update');
}

/** The file says of a message what became of its mail, whoever stopped it or sends it after all. */
export async function followMail(tx: Writer, { id, submissionId, state }: Followed): Promise<void> {
  if (submissionId === null) return;
  const isMessage = and(eq(applicationEvents.mailId, id), inArray(applicationEvents.action, ['mailed', 'unsent']));
  const action = state === 'stopped' ? 'unsent' : 'mailed';
  await tx.update(applicationEvents).set({ action }).where(isMessage);
  await tx.update(submissions).set(wordsThatStand(submissionId)).where(eq(submissions.id, submissionId));
}
