import type { z } from 'zod';
import { storeCallBack } from '@/care-api/cases/store-call-back';
import { callBacks } from '@/care-api/database/schema/call-backs';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mayMail } from '@/care-api/mail/may-mail';
import { sayWhen } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { type promisedInput, type promisedSchema, toReference, wishFault } from '@/lib/contract/call-back-promise';

type Input = z.output<typeof promisedInput>;
type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

/**
 * Keeps a request with the mails that tell its visitor and the staff of it.
 * @throws Refusal 422 for a wish whose time is over.
 */
export async function promiseCallBack(
  deps: Deps,
  body: Input,
  language: string,
): Promise<z.input<typeof promisedSchema>> {
  const now = deps.now();
  const { email, contactBy: contactNeed, needs, topic } = body;
  const past = wishFault(body.dateTime ?? '', now);
  if (past) throw new Refusal(422, 'problem', { dateTime: past.code });
  const token = newSecretToken();
  const promised = await deps.database.db.transaction(async (tx) => {
    const isMailed = await mayMail(tx, callBacks, email, now);
    const more = { contactNeed, needs, topic, language, followHash: hashSecretToken(token) };
    const { id, due } = await storeCallBack(tx, body, now, more);
    const reference = toReference(id);
    if (isMailed) {
      // Nothing of what was typed: whoever types somebody else's address could write to them through it.
      const link = pageAddress(deps.siteUrl, `/form/status/${token}`, language);
      const values = { reference, when: sayWhen(due, language), link };
      await writeMail(tx, 'callBackReceived', { to: email, language, values });
    }
    for (const to of await listToldAtOnce(tx, 'callBacks')) {
      const values = { reference, when: sayWhen(due, ''), link: `${deps.siteUrl}/adminPanel/call-backs/${id}` };
      await writeMail(tx, 'callBackArrived', { to, language: '', values });
    }
    return { requestId: id, reference, dueAt: due.dueAt?.toISOString() ?? null };
  });
  deps.onMailQueued();
  return { ...promised, token };
}
