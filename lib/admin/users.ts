import type { Account } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import type { Noun } from './noun';

export const userNoun: Noun<Account> = {
  screen: 'users',
  kind: 'account',
  words: {
    caption: 'AdminUsers.caption',
    none: 'AdminUsers.empty',
    count: 'AdminToday.users',
    statuses: {
      active: 'AdminUsers.active',
      staff: 'AdminUsers.staff',
      banned: 'AdminUsers.banned',
      all: 'AdminUsers.all',
    },
  },
  rules: {
    statuses: ['active', 'staff', 'banned', 'all'],
    sorts: ['name', 'created', 'lastSeen'],
    defaultSort: '-created',
  },
  needs: 'getAccount',
  plain: { sorts: ['name', 'created'] },
  table: 'user.csv',
  list: endpoints.listAccounts,
  toRow: (account) => account,
  rowRules: {
    texts: ({ name, email }) => [name, email],
    sorts: { name: ({ name }) => name, created: ({ createdAt }) => createdAt ?? '' },
    statuses: ({ isBanned, isAdmin, roles }) => [
      ...(isBanned ? ['banned'] : ['active']),
      ...(isAdmin || roles.length > 0 ? ['staff'] : []),
    ],
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};

/** The name that a refused form of a new colleague goes by while it is kept. */
export const inviteDraftName = 'colleague';

/** What may be done with a person's account by a form. */
export const userActions = ['roles', 'ban', 'unban', 'signout', 'reset', 'factors', 'erase'] as const;
export type UserAction = (typeof userActions)[number];
