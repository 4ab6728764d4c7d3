import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findable } from '@/care-api/cases/findable';
import { receivedAt } from '@/care-api/cases/received-at';
import { complaintEvents, complaints } from '@/care-api/database/schema/complaints';
import { noteChange } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mayMail } from '@/care-api/mail/may-mail';
import { sayDay } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { readNation } from '@/care-api/opening/read-opening';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { type complaintEntry, type complaintInput, complaintReference } from '@/lib/contract/complaint';
import { legalDays } from '@/lib/opening/legal-days';
import { complaintResource } from './complaint-resource';
import { ownerOfEntered } from './part-of-complaints';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;
type Input = z.output<typeof complaintInput>;
type Entry = z.output<typeof complaintEntry>;

export async function createComplaint(deps: Deps, said: Input, language: string) {
  const now = deps.now();
  const token = newSecretToken();
  const asked = { said, token, language, now, at: now };
  const receipt = await deps.database.db.transaction((tx) => store(tx, deps.siteUrl, asked));
  deps.onMailQueued();
  return { ...receipt, token };
}

/** Clocks run from the day on which it came. @throws Refusal 422 for a day to come. */
export async function enterComplaint(deps: Deps, { cameBy, receivedOn, ...said }: Entry, caller: Account) {
  const now = deps.now();
  const asked = { said, token: newSecretToken(), language: '', now, at: receivedAt(receivedOn, now), cameBy };
  const id = await deps.database.db.transaction(async (tx) => {
    const { complaintId } = await store(tx, deps.siteUrl, asked);
    await tx
      .update(complaints)
      .set({ ownerId: ownerOfEntered(caller) })
      .where(eq(complaints.id, complaintId));
    await tx.insert(complaintEvents).values({ complaintId, accountId: caller.id, action: 'entered', createdAt: now });
    await noteChange(tx, { kind: 'complaint', id: complaintId, caller, action: 'create', now }, {}, { cameBy });
    return complaintId;
  });
  deps.onMailQueued();
  const [row] = await complaintResource.read(deps.database.db, [id]);
  return row ?? null;
}

type Args = { said: Input; token: string; language: string; now: Date; at: Date; cameBy?: Entry['cameBy'] };

async function store(tx: Writer, siteUrl: string, { said, token, language, now, at, cameBy }: Args) {
  const days = legalDays(said.kind, at, await readNation(tx));
  const { search } = findable({ ...said, name: `${said.name} ${said.person}` });
  const isMailed = await mayMail(tx, complaints, said.email, now);
  const [stored] = await tx
    .insert(complaints)
    .values({ ...said, ...days, search, language, cameBy, followHash: hashSecretToken(token), createdAt: at })
    .returning({ id: complaints.id });
  if (!stored) throw new Error('A complaint was not stored.');
  const reference = complaintReference(stored.id);
  if (isMailed) {
    const link = pageAddress(siteUrl, `/complaints/status/${token}`, language);
    const values = { reference, day: sayDay(days.answerBy, language), link };
    await writeMail(tx, 'complaintReceived', { to: said.email, language, values });
  }
  for (const to of await listToldAtOnce(tx, 'complaints')) {
    // Words and names stay out: a mail may be read by others.
    const values = (theirs: string) => ({
      reference,
      link: pageAddress(siteUrl, `/adminPanel/complaints/${stored.id}`, theirs),
      day: sayDay(days.acknowledgeBy, theirs),
    });
    await writeTheirs(tx, 'complaintArrived', { to, values });
  }
  return { complaintId: stored.id, reference };
}
