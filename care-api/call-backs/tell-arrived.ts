import type { Due } from '@/care-api/cases/due-from';
import type { Writer } from '@/care-api/kernel/db';
import { sayWhen } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { toReference } from '@/lib/contract/call-back-promise';

/** Mails the staff who are told of each request as it comes in: by when, and nothing of who they are. */
export async function tellArrived(tx: Writer, siteUrl: string, id: number, due: Due): Promise<void> {
  for (const to of await listToldAtOnce(tx, 'callBacks')) {
    const values = (language: string) => ({
      reference: toReference(id),
      when: sayWhen(due, language),
      link: pageAddress(siteUrl, `/adminPanel/call-backs/${id}`, language),
    });
    await writeTheirs(tx, 'callBackArrived', { to, values });
  }
}
