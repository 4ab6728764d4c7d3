import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context as ContextOf } from '@/care-api/cases/add-event';
import { refuse, withOwner } from '@/care-api/cases/deeds';
import { profiles } from '@/care-api/database/schema/accounts';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { allLanguages } from '@/care-api/mail/our-words';
import { stopTelling } from '@/care-api/mail/stop-waiting';
import type { ApplicationEventInput } from '@/lib/contract/application-event';
import { type FaultLike, toFault } from '@/lib/contract/faults';
import { mostReferees } from '@/lib/contract/reference-request';
import type { ApplicationRow } from '../application-row';
import { leavingAt } from '../tell-sender';
import { hasLeft } from './end-references';
import { hasEnded, listRequests, stateOf, tokenOf } from './reference-row';
import { openCheck } from './settle-check';
import { tellReferee, tellWithdrawn } from './tell-referee';

type Context = ContextOf<ApplicationRow, ApplicationEventInput>;

export async function askReference(context: Context) {
  const { tx, row, sent, caller, now, siteUrl } = context;
  const { referee: name = '', refereeEmail: email = '', language = '' } = sent;
  const fault = email === '' ? toFault('emailRequired') : await faultOfReferee(context, email);
  const faults: Record<string, FaultLike> = {
    ...(name === '' && { referee: 'fieldsRequired' }),
    ...(fault && { refereeEmail: fault }),
    ...(!allLanguages.includes(language) && { language: 'choiceMissing' }),
  };
  if (Object.keys(faults).length > 0) throw new Refusal(422, 'problem', faults);
  const id = randomUUID();
  const tokenHash = hashSecretToken(await tokenOf(tx, id));
  const [request] = await tx
    .insert(referenceRequests)
    .values({ id, submissionId: row.id, accountId: caller.id, name, email, language, tokenHash, createdAt: now })
    .returning();
  const leavesAt = leavingAt(now);
  if (request) await tellReferee(tx, 'referenceAsked', { request, application: row, siteUrl, leavesAt });
  await openCheck(context);
  return { detail: id, set: withOwner(context) };
}

/** No reference is needed: what waits to leave never does, whoever was asked hears of it, and the address is over. @throws Refusal 422 */
export async function withdrawReference(context: Context) {
  const { tx, row, sent, now } = context;
  const request = (await listRequests(tx, row.id)).find(({ id }) => id === sent.reference);
  if (!request || stateOf(request, row, now) !== 'asked') throw refuse('reference', 'referenceOver');
  const set = { state: 'withdrawn', answer: null, endedAt: now } as const;
  await tx.update(referenceRequests).set(set).where(eq(referenceRequests.id, request.id));
  await stopTelling(tx, request, now);
  const isKnown = await hasLeft(tx, request.mails);
  if (isKnown) await tellWithdrawn(tx, request, row);
  return { detail: request.id, set: withOwner(context), ...(isKnown && { isMailed: true as const }) };
}

async function faultOfReferee({ tx, row, now }: Context, email: string): Promise<FaultLike | null> {
  if (!row.isJob) return 'fieldFixed';
  if (hasEnded(row)) return 'applicationEnded';
  // The referee is told who it is, and may be whoever asks.
  if (row.isAnonymous) return toFault('applicantHidden');
  const own = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.accountId, row.accountId));
  const isSame = (other: string) => mailboxOf(other) === mailboxOf(email);
  if ([row, ...own].some((one) => isSame(one.email))) return toFault('refereeIsApplicant');
  const requests = await listRequests(tx, row.id);
  const isTwice = requests.some((one) => isSame(one.email) && !['withdrawn', 'over'].includes(stateOf(one, row, now)));
  if (isTwice) return 'existsAlready';
  return requests.length < mostReferees ? null : 'tooMuch';
}

/** An email without the letters that lead to the same letter box: case, and what stands behind a plus. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replace(/\+.*$/, '')}${email.slice(at)}`.toLowerCase();
}
