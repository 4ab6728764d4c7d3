import type { z } from 'zod';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mayMail } from '@/care-api/mail/may-mail';
import { sayWhen } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { listToldAtOnce } from '@/care-api/settings/staff-mail';
import { isPastWish, type promisedInput, type promisedSchema, toReference } from '@/lib/contract/call-back-promise';
import { dueFrom } from './due-from';
import { findable } from './findable';

type Input = z.output<typeof promisedInput>;
type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

/**
 * Keeps a request with the mails that tell its visitor and the staff of it.
 * @throws Refusal 422 for a wish whose day is over.
 */
export async function promiseCallBack(
  deps: Deps,
  body: Input,
  language: string,
): Promise<z.input<typeof promisedSchema>> {
  const now = deps.now();
  const { yourName: name, email, phoneNo: phone, dateTime: preferredTime = '', yourMessage: message } = body;
  if (isPastWish(preferredTime, now)) throw new Refusal(422, 'problem', { dateTime: 'dayPast' });
  const token = newSecretToken();
  const promised = await deps.database.db.transaction(async (tx) => {
    const dueAt = await dueFrom(tx, now);
    const isMailed = await mayMail(tx, callBacks, email, now);
    const [row] = await tx
      .insert(callBacks)
      .values({
        ...{ name, email, phone, preferredTime, message, dueAt, createdAt: now },
        ...{ contactNeed: body.contactBy, needs: body.needs, topic: body.topic, language },
        ...findable({ name, email, phone }),
        followHash: hashSecretToken(token),
      })
      .returning({ id: callBacks.id });
    if (!row) throw new Error('A request was not stored.');
    await queueEvent(tx, { type: 'callBack.created', kind: 'callBack', ids: [row.id] }, now);
    const told = { id: row.id, reference: toReference(row.id), dueAt };
    const { reference } = told;
    if (isMailed) {
      // Nothing of what was typed: whoever types somebody else's address could write to them through it.
      const link = pageAddress(deps.siteUrl, `/form/status/${token}`, language);
      const values = { reference, when: sayWhen(dueAt, language), link };
      await writeMail(tx, 'callBackReceived', { to: email, language, values });
    }
    for (const to of await listToldAtOnce(tx, 'callBacks')) {
      const values = { reference, when: sayWhen(dueAt, ''), link: `${deps.siteUrl}/adminPanel/call-backs/${row.id}` };
      await writeMail(tx, 'callBackArrived', { to, language: '', values });
    }
    return told;
  });
  deps.onMailQueued();
  const { id: requestId, reference, dueAt } = promised;
  return { requestId, reference, token, dueAt: dueAt?.toISOString() ?? null };
}
