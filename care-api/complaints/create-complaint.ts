import type { z } from 'zod';
import { complaints } from '@/care-api/database/schema/complaints';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { mayMail } from '@/care-api/mail/may-mail';
import { sayDay } from '@/care-api/mail/moments';
import { writeMail } from '@/care-api/mail/write-mail';
import { readNation } from '@/care-api/opening/read-opening';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { type complaintInput, complaintReference } from '@/lib/contract/complaint';
import { foldText } from '@/lib/contract/fold-text';
import { legalDays } from '@/lib/opening/legal-days';

type Places = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

/** Stores a complaint with its clocks; tells whoever sent it where they gave an address, and whose work it is. */
export async function createComplaint(deps: Places, said: z.output<typeof complaintInput>, language: string) {
  const now = deps.now();
  const receipt = await deps.database.db.transaction(async (tx) => {
    const days = legalDays(said.kind, now, await readNation(tx));
    const digits = said.phone.replace(/\D/g, '').replace(/^44/, '0');
    const search = foldText([said.name, said.email, said.person, digits].join(' '));
    const isMailed = await mayMail(tx, complaints, said.email, now);
    const [stored] = await tx
      .insert(complaints)
      .values({ ...said, ...days, search, language, createdAt: now })
      .returning({ id: complaints.id });
    if (!stored) throw new Error('A complaint was not stored.');
    const reference = complaintReference(stored.id);
    if (isMailed) {
      const values = { reference, day: sayDay(days.answerBy, language) };
      await writeMail(tx, 'complaintReceived', { to: said.email, language, values });
    }
    for (const to of await listToldAtOnce(tx, 'complaints')) {
      // Words and names stay out: a mail may be read by others.
      const link = `${deps.siteUrl}/adminPanel/complaints/${stored.id}`;
      const values = { reference, link, day: sayDay(days.acknowledgeBy, '') };
      await writeMail(tx, 'complaintArrived', { to, language: '', values });
    }
    return { complaintId: stored.id, reference };
  });
  deps.onMailQueued();
  return receipt;
}
