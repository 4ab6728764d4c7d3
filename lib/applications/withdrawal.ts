import { toId } from '@/lib/http/to-id';

const faults = ['missing', 'session', 'away', 'unknown'] as const;
export type WithdrawFault = (typeof faults)[number];

/** What the dashboard's address says: an application that is to be, or has been, withdrawn without script. */
export type Withdrawal = { id: number; isDone: boolean; fault: WithdrawFault | null };

type Args = Record<string, string | string[] | undefined>;

export function readWithdrawal({ withdraw, withdrawn, problem }: Args): Withdrawal | null {
  const asked = withdrawn ?? withdraw;
  const id = Array.isArray(asked) ? null : toId(asked);
  if (id === null) return null;
  const fault = faults.find((code) => code === problem) ?? null;
  return { id, isDone: withdrawn !== undefined, fault };
}

export function withdrawalPath({ id, isDone, fault }: Withdrawal): string {
  const query = new URLSearchParams({ [isDone ? 'withdrawn' : 'withdraw']: String(id) });
  if (fault) query.set('problem', fault);
  return `/usersdashboard?${query}#${applicationElementId(id)}`;
}

export const applicationElementId = (id: number) => `application-${id}`;

export function toWithdrawFault(status: number): WithdrawFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return 'session';
  if (status === 504) return 'unknown';
  return [403, 404, 405, 501].includes(status) ? 'missing' : 'away';
}
