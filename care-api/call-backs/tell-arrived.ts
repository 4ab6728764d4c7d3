import type { Due } from '@/care-api/cases/due-from';
import type { Writer } from '@/care-api/kernel/db';
import { sayWhen } from '@/care-api/mail/moments';
import { writeMail } from '@/care-api/mail/write-mail';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { toReference } from '@/lib/contract/call-back-promise';

/** Mails the staff who are told of each request as it comes in: by when, and nothing of who they are. */
export async function tellArrived(tx: Writer, siteUrl: string, id: number, due: Due): Promise<void> {
  for (const to of await listToldAtOnce(tx, 'callBacks')) {
    const link = `${siteUrl}/adminPanel/call-backs/${id}`;
    const values = { reference: toReference(id), when: sayWhen(due, ''), link };
    await writeMail(tx, 'callBackArrived', { to, language: '', values });
  }
}
