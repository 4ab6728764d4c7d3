import type { Kept, Wire } from '@/care-api/desk/noun';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { EventLog } from './history';

/** What somebody does with a case. */
export type Sent = { action: AuditedAction; note?: string | undefined };

/** Of one deed: the row as it was, what was sent, and by whom. */
export type Told<Row, Input> = {
  tx: Writer;
  row: Row;
  sent: Input;
  caller: Account;
  now: Date;
  siteUrl: string;
};

type Noted = { detail?: string; until?: Date; otherId?: number };
/** What becomes of the row, what is noted beside the words, and whether a mail waits to leave. */
export type Result<Set> = Noted & { set?: Set; isMailed?: true };
export type Deed<Row, Input, Set> = (told: Told<Row, Input>) => Result<Set> | Promise<Result<Set>>;

type Event = Noted & { accountId: string; action: string; note: string; createdAt: Date };

/** What people ask of the provider and staff see through: a call, a complaint. */
export type CaseKind<W extends Wire, Row, Input extends Sent, Set> = {
  noun: Kept<W, number> & { kind: string };
  log: EventLog;
  find: (db: Pick<Db, 'select'>, id: number) => Promise<Row | undefined>;
  change: (tx: Writer, id: number, set: Set) => Promise<unknown>;
  note: (tx: Writer, id: number, event: Event) => Promise<unknown>;
  /** @throws Refusal 422 for what a deed lacks. */
  deeds: Readonly<Record<Input['action'], Deed<Row, Input, Set>>>;
};
