import type { z } from 'zod';
import { listOwnerEmails } from '@/care-api/call-backs/owners';
import { readNation } from '@/care-api/company/read-opening';
import { complaints } from '@/care-api/database/schema/complaints';
import type { Dependencies } from '@/care-api/dependencies';
import { complaintArrivedMail, complaintReceivedMail } from '@/care-api/mail/messages';
import { queueMail } from '@/care-api/mail/queue-mail';
import { type complaintInput, complaintReference } from '@/lib/contract/complaint';
import { foldText } from '@/lib/contract/fold-text';
import { legalDays } from '@/lib/opening/legal-days';

type Places = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

/** Stores a complaint with its clocks; tells whoever sent it where they gave an address, and whose work it is. */
export async function createComplaint(deps: Places, said: z.output<typeof complaintInput>) {
  const now = deps.now();
  const receipt = await deps.database.db.transaction(async (tx) => {
    const days = legalDays(said.kind, now, await readNation(tx));
    const digits = said.phone.replace(/\D/g, '').replace(/^44/, '0');
    const search = foldText([said.name, said.email, said.person, digits].join(' '));
    const [stored] = await tx
      .insert(complaints)
      .values({ ...said, ...days, search, createdAt: now })
      .returning({ id: complaints.id });
    if (!stored) throw new Error('A complaint was not stored.');
    const reference = complaintReference(stored.id);
    if (said.email) await queueMail(tx, complaintReceivedMail(said.email, { reference, answerBy: days.answerBy }));
    for (const email of await listOwnerEmails(tx)) {
      await queueMail(tx, complaintArrivedMail(email, deps.siteUrl, { id: stored.id, reference, ...days }));
    }
    return { complaintId: stored.id, reference };
  });
  deps.onMailQueued();
  return receipt;
}
