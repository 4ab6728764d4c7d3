import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { readOwner } from '@/care-api/cases/read-owner';
import { complaintEvents, complaints } from '@/care-api/database/schema/complaints';
import { changeRow } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { queueMail } from '@/care-api/mail/queue-mail';
import type { ComplaintWire, complaintEventInput } from '@/lib/contract/complaint';
import type { FaultLike } from '@/lib/contract/faults';
import { complaintNoun as noun } from './complaint-noun';

type Input = z.output<typeof complaintEventInput>;
type Told = { tx: Writer; row: ComplaintWire; sent: Input; caller: Account; now: Date };

/**
 * Does something about a complaint and notes it, in one transaction; null where there is none.
 * @throws Refusal 422 for what the deed lacks, 409 where somebody changed it since.
 */
export async function addEvent(
  deps: Pick<Dependencies, 'database' | 'now' | 'onMailQueued'>,
  { id, sent, caller, seen }: { id: number; sent: Input; caller: Account; seen: number | null },
): Promise<ComplaintWire | null> {
  const now = deps.now();
  const change = { noun, id, seen, caller, action: sent.action, now };
  const done = await changeRow(deps.database.db, change, async (tx, row) => {
    const told = { tx, row, sent, caller, now };
    const { detail = '', ...set } = await judge(told);
    const subject = await write(told);
    if (Object.keys(set).length > 0) await tx.update(complaints).set(set).where(eq(complaints.id, id));
    const event = { complaintId: id, accountId: caller.id, action: sent.action, createdAt: now };
    await tx.insert(complaintEvents).values({ ...event, note: sent.note ?? '', detail: subject || detail });
  });
  if (done && sent.text) deps.onMailQueued();
  return done;
}

type Change = Partial<typeof complaints.$inferInsert> & { detail?: string };

/** What becomes of the row. A first time stays what it was. */
async function judge({ tx, row, sent, caller, now }: Told): Promise<Change> {
  const isTheirs = { ownerId: row.ownerId ?? caller.id };
  switch (sent.action) {
    case 'take':
      return { ownerId: caller.id };
    case 'assign': {
      const ownerId = await readOwner(tx, sent.owner);
      return { ownerId, detail: ownerId ?? '' };
    }
    case 'acknowledge':
      return { ...isTheirs, ...acknowledged(row, now), ...(row.state === 'new' && { state: 'acknowledged' }) };
    case 'answer':
      return { ...isTheirs, ...acknowledged(row, now), ...(!row.answeredAt && { answeredAt: now }), state: 'answered' };
    case 'mailed':
      if (!sent.text) throw refuse('text', 'fieldsRequired');
      return isTheirs;
    case 'note':
      if (!sent.note) throw refuse('note', 'fieldsRequired');
      return {};
    case 'authorise':
      return { ...isTheirs, isAuthorised: true };
    case 'close': {
      if (!sent.outcome) throw refuse('outcome', 'outcomeMissing');
      return { ...isTheirs, state: 'closed', outcome: sent.outcome, learning: sent.learning, detail: sent.outcome };
    }
    case 'reopen':
      return { ...isTheirs, state: row.acknowledgedAt ? 'acknowledged' : 'new', outcome: '' };
  }
}

function acknowledged({ acknowledgedAt }: ComplaintWire, now: Date): Change {
  return acknowledgedAt ? {} : { acknowledgedAt: now };
}

/** The mail that goes with it, where there are words for one; answers its subject. */
async function write({ tx, row, sent: { subject = '', text = '' } }: Told): Promise<string> {
  if (text === '') return '';
  if (subject === '') throw refuse('subject', 'fieldsRequired');
  if (!row.email) throw refuse('text', 'complaintReachNeeded');
  await queueMail(tx, { to: row.email, subject, text, language: row.language ?? '' });
  return subject;
}

function refuse(field: string, fault: FaultLike) {
  return new Refusal(422, 'problem', { [field]: fault });
}
