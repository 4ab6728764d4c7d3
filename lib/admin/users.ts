import type { Account } from '@/lib/contract/account';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { StaffRole } from '@/lib/contract/staff';
import { spokenName } from '../sign-in/made-up-name';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

export const userResource: Resource<Account> = {
  ...factsOf('account'),
  words: {
    caption: 'AdminUsers.caption',
    none: 'AdminUsers.empty',
    count: 'AdminToday.users',
    statuses: {
      active: 'AdminUsers.active',
      staff: 'AdminUsers.staff',
      invited: 'AdminUsers.invited',
      banned: 'AdminUsers.banned',
      all: 'AdminUsers.all',
    },
  },
  rules: { ...rulesOf('account'), defaultSort: '-created', seldom: ['invited'] },
  idOf: ({ id }) => id,
  nameOf: (account) => spokenName(account) || account.email,
};

/** Whoever was given a place among the staff and has not come yet; of an API that tells when they were made. */
export function isInvited({ isAdmin, roles, createdAt, lastSeenAt, isBanned }: Account): boolean {
  return (isAdmin || roles.length > 0) && createdAt !== null && lastSeenAt === null && !isBanned;
}

export const inviteDraftName = 'colleague';

export function banDraftName(id: string): string {
  return `ban ${id}`;
}

export const userActions = ['roles', 'ban', 'unban', 'signout', 'reset', 'factors', 'erase'] as const;
export type UserAction = (typeof userActions)[number];

export const userCalls = {
  roles: 'updateRoles',
  signout: 'signOutAccount',
  reset: 'sendPasswordLink',
  factors: 'resetFactors',
  export: 'exportAccount',
  erase: 'eraseAccount',
} as const satisfies Record<string, EndpointName>;
export type UserDeed = keyof typeof userCalls;

type Versioned = { version: number | null };
export type UserChange =
  | (Versioned & { action: 'roles'; isAdmin: boolean; roles: StaffRole[] })
  /** `until` is a day, '' for a ban without end. */
  | (Versioned & { action: 'ban'; reason: string; until: string })
  | (Versioned & { action: 'erase'; reason: string; isInvitation: boolean })
  | (Versioned & { action: 'unban' | 'signout' | 'reset' | 'factors' });
