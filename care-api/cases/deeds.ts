import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { queueMail } from '@/care-api/mail/queue-mail';
import type { FaultLike } from '@/lib/contract/faults';
import type { StaffRole } from '@/lib/contract/staff';
import { isOwner } from './owners';

type Texts = Partial<Record<'note' | 'subject' | 'text' | 'place', string | undefined>>;

type Assigned = { tx: Writer; sent: { owner?: string | undefined } };

/** @throws Refusal 422 for an account whose work it is not. */
export async function assignTo(role: StaffRole, { tx, sent: { owner = '' } }: Assigned) {
  if (owner !== '' && !(await isOwner(tx, owner, role))) throw refuse('owner', 'namesNothing');
  return { detail: owner, set: { ownerId: owner || null } };
}

export const commonDeeds = {
  assign: (context: Assigned) => assignTo('coordinator', context),
  note({ sent }: { sent: Texts }) {
    requireText(sent, 'note');
    return {};
  },
};

/** What nobody has becomes the work of whoever does something with it. */
export function withOwner({ row, caller }: { row: { ownerId: string | null }; caller: Account }) {
  return { ownerId: row.ownerId ?? caller.id };
}

export function requireText(sent: Texts, field: keyof Texts): string {
  const text = sent[field] ?? '';
  if (text === '') throw refuse(field, 'fieldsRequired');
  return text;
}

export function requireOutcome<Outcome extends string>({ outcome }: { outcome?: Outcome | undefined }): Outcome {
  if (!outcome) throw refuse('outcome', 'outcomeMissing');
  return outcome;
}

type Mailed = { tx: Writer; row: { email: string; language: string }; sent: Texts };

/** Answers what is noted. @throws Refusal 422 for a mail without words, and with `unreachable` without an address. */
export async function mailAbout({ tx, row, sent }: Mailed, unreachable: () => Refusal) {
  const [subject, text] = [requireText(sent, 'subject'), requireText(sent, 'text')];
  if (row.email === '') throw unreachable();
  await queueMail(tx, { to: row.email, subject, text, language: row.language });
  return { detail: subject, isMailed: true as const };
}

export function refuse(field: string, fault: FaultLike): Refusal {
  return new Refusal(422, 'problem', { [field]: fault });
}
