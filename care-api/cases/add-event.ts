import { changeRow } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/noun';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { CaseKind, Sent } from './case-kind';

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;
type Asked<Input> = { id: number; sent: Input; caller: Account; seen: number | null };

/**
 * Does something with a case and notes it, in one transaction; null where there is none.
 * @throws Refusal 422 for what the deed lacks, 409 where somebody changed it since.
 */
export async function addEvent<W extends Wire, Row, Input extends Sent, Set extends object>(
  { database, now: clock, siteUrl, onMailQueued }: Deps,
  { noun, find, deeds, change, note }: CaseKind<W, Row, Input, Set>,
  { id, sent, caller, seen }: Asked<Input>,
): Promise<W | null> {
  const now = clock();
  const action: Input['action'] = sent.action;
  let hasMail = false;
  const done = await changeRow(database.db, { noun, id, seen, caller, action, now }, async (tx) => {
    const row = await find(tx, id);
    if (!row) throw new Error('A row that is held is gone.');
    const { set, isMailed = false, ...noted } = await deeds[action]({ tx, row, sent, caller, now, siteUrl });
    hasMail = isMailed;
    // A note alone changes nothing but what is noted.
    if (set && Object.keys(set).length > 0) await change(tx, id, set);
    await note(tx, id, { accountId: caller.id, action, note: sent.note ?? '', createdAt: now, ...noted });
  });
  if (hasMail) onMailQueued();
  return done;
}
