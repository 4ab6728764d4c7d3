import { changeRow } from '@/care-api/desk/change-row';
import type { Kept, Wire } from '@/care-api/desk/resource';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { EventLog } from './event-logs';

type Sent = { action: AuditedAction; note?: string | undefined };

export type Context<Row, Input> = { tx: Writer; row: Row; sent: Input; caller: Account; now: Date; siteUrl: string };

type Noted = { detail?: string; until?: Date; otherId?: number; words?: string; mailId?: number };
type Result<Set> = Noted & { set?: Set; isMailed?: true };
export type Deed<Row, Input, Set> = (context: Context<Row, Input>) => Result<Set> | Promise<Result<Set>>;

type Event = Noted & { accountId: string; action: string; note: string; createdAt: Date };

/** What people ask of the provider and staff see through: a call, a complaint. */
export type CaseKind<W extends Wire, Row, Input extends Sent, Set> = {
  resource: Kept<W, number> & { kind: string };
  log: EventLog;
  find: (db: Pick<Db, 'select'>, id: number) => Promise<Row | undefined>;
  change: (tx: Writer, id: number, set: Set) => Promise<unknown>;
  note: (tx: Writer, id: number, event: Event) => Promise<unknown>;
  deeds: Readonly<Record<Input['action'], Deed<Row, Input, Set>>>;
};

type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl' | 'onMailQueued'>;
type Args<Input> = {
  id: number;
  sent: Input;
  caller: Account;
  seen: number | null;
  told?: Readonly<Record<string, unknown>>;
};

/** In one transaction. @throws Refusal 422 for what the deed lacks, 409 where somebody changed it since. */
export async function addEvent<W extends Wire, Row, Input extends Sent, Set extends object>(
  { database, now: clock, siteUrl, onMailQueued }: Deps,
  { resource, find, deeds, change, note }: CaseKind<W, Row, Input, Set>,
  { id, sent, caller, seen, told = {} }: Args<Input>,
): Promise<W | null> {
  const now = clock();
  const action: Input['action'] = sent.action;
  let hasMail = false;
  const done = await changeRow(database.db, { resource, id, seen, caller, action, now, told }, async (tx) => {
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
