import type { z } from 'zod';
import { receivedAt } from '@/care-api/cases/received-at';
import { storeCallBack } from '@/care-api/cases/store-call-back';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { noteChange } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mayMail } from '@/care-api/mail/may-mail';
import { sayWhen } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import {
  type callBackEntry,
  type promisedInput,
  type promisedSchema,
  toReference,
  wishFault,
} from '@/lib/contract/call-back-promise';
import { callBackResource } from './call-back-resource';
import { tellArrived } from './tell-arrived';

type Input = z.output<typeof promisedInput>;
type Entry = z.output<typeof callBackEntry>;
type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;

/** @throws Refusal 422 for a wish whose time is over. */
export async function promiseCallBack(
  deps: Deps,
  body: Input,
  language: string,
): Promise<z.input<typeof promisedSchema>> {
  const now = deps.now();
  const token = newSecretToken();
  const promised = await deps.database.db.transaction((tx) => store(tx, deps.siteUrl, { body, token, language, now }));
  deps.onMailQueued();
  return { ...promised, token };
}

/** As if they had sent the form when it came in. @throws Refusal 422 also for a day to come. */
export async function enterCallBack(deps: Deps, { cameBy, receivedOn, ...body }: Entry, caller: Account) {
  const now = deps.now();
  const entered = { cameBy, at: receivedAt(receivedOn, now) };
  const id = await deps.database.db.transaction(async (tx) => {
    const asked = { body, token: newSecretToken(), language: '', now, entered };
    const { requestId } = await store(tx, deps.siteUrl, asked);
    await tx
      .insert(callBackEvents)
      .values({ callBackId: requestId, accountId: caller.id, action: 'entered', createdAt: now });
    const deed = { kind: 'callBack', id: requestId, caller, action: 'create', now } as const;
    await noteChange(tx, deed, {}, { cameBy });
    return requestId;
  });
  deps.onMailQueued();
  const [row] = await callBackResource.read(deps.database.db, [id]);
  return row ?? null;
}

type Args = {
  body: Input;
  token: string;
  language: string;
  now: Date;
  entered?: { cameBy: Entry['cameBy']; at: Date };
};

async function store(tx: Writer, siteUrl: string, { body, token, language, now, entered }: Args) {
  const { email, contactBy: contactNeed, needs, topic } = body;
  const past = wishFault(body.dateTime ?? '', now);
  if (past) throw new Refusal(422, 'problem', { dateTime: past.code });
  const isMailed = await mayMail(tx, callBacks, email, now);
  const cameBy = entered?.cameBy ?? ('form' as const);
  const more = { contactNeed, needs, topic, language, cameBy, followHash: hashSecretToken(token) };
  const { id, due } = await storeCallBack(tx, body, entered?.at ?? now, more);
  const reference = toReference(id);
  if (isMailed) {
    // Nothing of what was typed: whoever types somebody else's address could write to them through it.
    const link = pageAddress(siteUrl, `/form/status/${token}`, language);
    const values = { reference, when: sayWhen(due, language), link };
    await writeMail(tx, 'callBackReceived', { to: email, language, values });
  }
  await tellArrived(tx, siteUrl, id, due);
  return { requestId: id, reference, dueAt: due.dueAt?.toISOString() ?? null };
}
