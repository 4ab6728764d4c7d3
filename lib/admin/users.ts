import type { Account } from '@/lib/contract/account';
import type { ListRules } from './list-query';
import type { RowRules } from './page-of-rows';

export const userRules: ListRules = {
  statuses: ['active', 'staff', 'banned', 'all'],
  sorts: ['name', 'created', 'lastSeen'],
  defaultSort: '-created',
};

/** Of the published calls, which do not tell when somebody was there last. */
export const plainUserRules: ListRules = { ...userRules, sorts: ['name', 'created'] };

export const userRowRules: RowRules<Account> = {
  texts: ({ name, email }) => [name, email],
  sorts: { name: ({ name }) => name, created: ({ createdAt }) => createdAt ?? '' },
  statuses: ({ isBanned, isAdmin, roles }) => [
    ...(isBanned ? ['banned'] : ['active']),
    ...(isAdmin || roles.length > 0 ? ['staff'] : []),
  ],
};

/** What may be done with a person's account by a form. */
export const userActions = ['roles', 'ban', 'unban', 'signout', 'reset', 'erase'] as const;
export type UserAction = (typeof userActions)[number];
