/** Who works in the back office, and as what. An admin may do what all of them may. No zod: the browser reads this too. */
export const staffRoles = ['editor', 'coordinator', 'recruiter'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** 'owner' is the row's owner or an admin, 'author' who wrote it or whose work it is; of several roles one will do. */
export type Who = 'anyone' | 'user' | 'owner' | 'author' | 'admin' | 'staff' | StaffRole | readonly StaffRole[];

export type Caller = { isAdmin: boolean; roles: readonly StaffRole[] };

/** Whether the table of calls lets somebody make a call; null is nobody. Whose row it is, the API sees for itself. */
export function mayCall(who: Who, caller: Caller | null): boolean {
  if (who === 'anyone') return true;
  if (caller === null) return false;
  if (caller.isAdmin === true || who === 'user' || who === 'owner' || who === 'author') return true;
  if (who === 'admin') return false;
  if (who === 'staff') return caller.roles.length > 0;
  const asked: readonly StaffRole[] = typeof who === 'string' ? [who] : who;
  return asked.some((role) => caller.roles.includes(role));
}

export function toRoles(names: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => names.includes(role));
}
