import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';

export type Changes = Record<string, [before: unknown, after: unknown]>;

export type Deed = {
  actor: Pick<Account, 'id' | 'username' | 'key'> | null;
  action: AuditedAction;
  kind: string;
  objectId: string;
  changes: Changes;
  /** Whether the version was checked that the sender had seen; null where there was none to say. */
  checked?: boolean | null;
};
