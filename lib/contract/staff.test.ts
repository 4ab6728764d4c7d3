import { mayCall, staffRoles, toRoles, type Who } from './staff';

const admin = { isAdmin: true, roles: [] };
const user = { isAdmin: false, roles: [] };
const as = (...roles: (typeof staffRoles)[number][]) => ({ isAdmin: false, roles });

it('lets anybody make an open call and nobody a closed one', () => {
  const closed: Who[] = ['user', 'owner', 'admin', 'staff', 'editor', ['editor', 'recruiter']];
  expect(mayCall('anyone', null)).toBe(true);
  expect(closed.map((who) => mayCall(who, null))).toEqual(closed.map(() => false));
});

it('lets an admin make every call', () => {
  const all: Who[] = ['anyone', 'user', 'owner', 'admin', 'staff', ...staffRoles, ['coordinator']];
  expect(all.map((who) => mayCall(who, admin))).toEqual(all.map(() => true));
});

it('keeps what is for admins or for a role from everybody else', () => {
  expect([mayCall('admin', as(...staffRoles)), mayCall('admin', user)]).toEqual([false, false]);
  expect([mayCall('staff', user), mayCall('staff', as('recruiter'))]).toEqual([false, true]);
  expect([mayCall('editor', as('coordinator')), mayCall('editor', as('coordinator', 'editor'))]).toEqual([false, true]);
});

it('asks for one of several roles, not for all of them', () => {
  const who = ['editor', 'recruiter'] as const;
  expect(staffRoles.map((role) => mayCall(who, as(role)))).toEqual([true, false, true]);
  expect(mayCall([], as('editor'))).toBe(false);
});

it('knows roles among other words', () => {
  expect(toRoles(['recruiter', 'admin', 'editor', 'editor', ''])).toEqual(['editor', 'recruiter']);
});
