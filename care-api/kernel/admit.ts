import { mayCall, type Who } from '@/lib/contract/staff';
import type { Account } from './dependencies';
import { Refusal } from './refusal';

const freshMinutes = 15;

export function admit(who: Who, account: Account | null): void {
  if (mayCall(who, account)) return;
  signedIn(account);
  throw new Refusal(403, who === 'admin' ? 'adminOnly' : 'roleMissing');
}

export function requireFreshPassword({ confirmedAt }: Account, now: Date): void {
  if (freshUntil(confirmedAt) < now) throw new Refusal(403, 'passwordAgain');
}

export function signedIn(account: Account | null): Account {
  if (account === null) throw new Refusal(401, 'signInFirst');
  return account;
}

export function requireOwner(account: Account | null, ownerId: string | null, staff: Who = 'admin'): Account {
  const caller = signedIn(account);
  if (mayCall(staff, caller) || caller.id === ownerId) return caller;
  throw new Refusal(403, 'notYours');
}

export function freshUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + freshMinutes * 60_000);
}
