import { z } from 'zod';
import { says } from './issue-faults';
import { type StaffRole, staffRoles } from './staff';

/** What staff are told of by mail, and whose work it is. What a promise or somebody's safety needs is not a choice. */
export const staffMailWork = {
  callBacks: 'coordinator',
  complaints: 'coordinator',
  applications: 'recruiter',
  comments: 'editor',
  posts: 'editor',
  mails: 'admin',
} as const satisfies Record<string, StaffRole | 'admin'>;
export type StaffMailKind = keyof typeof staffMailWork;
export const staffMailKinds = [
  ...(['callBacks', 'complaints', 'applications', 'comments', 'posts', 'mails'] as const),
] satisfies StaffMailKind[];

/** The provider's own address, those whose work it is, and admins. */
export const staffMailGroups = ['company', 'role', 'admin'] as const;
/** By the hour and by the day: together, while somebody is there to read it. */
export const staffMailTimes = ['now', 'hourly', 'daily', 'never'] as const;

const rule = z.strictObject({
  to: z.array(z.enum(staffMailGroups, says('problem'))).max(staffMailGroups.length),
  people: z.array(z.uuid(says('namesNothing'))).max(50),
  when: z.enum(staffMailTimes, says('problem')),
});
export type StaffMailRule = z.output<typeof rule>;

export const staffMailRules = z.strictObject({
  callBacks: rule,
  complaints: rule,
  applications: rule,
  comments: rule,
  posts: rule,
  mails: rule,
});
export type StaffMailRules = z.output<typeof staffMailRules>;

const usual = (to: StaffMailRule['to'], when: StaffMailRule['when']) => rule.catch({ to, people: [], when });
const stored = z.object({
  callBacks: usual(['company'], 'now'),
  complaints: usual(['role', 'admin'], 'now'),
  applications: usual(['role'], 'hourly'),
  comments: usual(['role'], 'hourly'),
  posts: usual(['role'], 'hourly'),
  mails: usual(['admin'], 'daily'),
});
export const storedStaffMail = stored.catch(stored.parse({}));

export const staffMailSchema = z.object({
  key: z.literal('staffMail'),
  value: staffMailRules,
  people: z.array(
    z.object({ id: z.string(), name: z.string(), isAdmin: z.boolean(), roles: z.array(z.enum(staffRoles)) }),
  ),
});
export type StaffMail = z.output<typeof staffMailSchema>;
