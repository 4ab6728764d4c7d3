import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { ourWords } from '@/care-api/mail/our-words';
import { isWorrying } from '@/lib/contract/reference-request';
import type { ApplicationRow } from '../application-row';
import { checkApplication } from '../checks';
import { listChecks } from '../hiring-file';
import { listRequests, stateOf } from './reference-row';

type Context = { tx: Writer; row: ApplicationRow; now: Date };
const check = 'references';

export async function openCheck(context: Context & { caller: Account }): Promise<void> {
  const known = await findCheck(context);
  if (known?.state !== 'asked') await checkApplication({ ...context, sent: { ...known, check, state: 'asked' } });
}

/** Once all have answered and none has a worry: that is for people. Whose words they were stays out of the evidence. */
export async function fulfilCheck(context: Context): Promise<{ detail: string } | null> {
  const known = await findCheck(context);
  const requests = await listRequests(context.tx, context.row.id);
  const waits = requests.some((one) => stateOf(one, context.row, context.now) === 'asked');
  const worries = requests.some(({ state, answer }) => state === 'answered' && answer && isWorrying(answer));
  if (known?.state !== 'asked' || waits || worries) return null;
  const evidence = known.evidence || ourWords('').words.referenceForm;
  return checkApplication({ ...context, caller: null, sent: { check, state: 'seen', number: known.number, evidence } });
}

async function findCheck({ tx, row }: Context) {
  const known = (await listChecks(tx, row.id)).find((one) => one.check === check);
  return known && { state: known.state, number: known.number, evidence: known.evidence };
}
