import { and, asc, eq, or, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { mayCall, type StaffRole } from '@/lib/contract/staff';
import { type StaffMailRules, staffMailKinds, staffMailWork } from '@/lib/contract/staff-mail';

type Reader = Pick<Db, 'select'>;
export type StaffPerson = { id: string; name: string; email: string; isAdmin: boolean; roles: StaffRole[] };

export function listStaff(db: Reader): Promise<StaffPerson[]> {
  const { id, username: name, email, isAdmin, isBanned, roles } = accounts;
  const isStaff = or(eq(isAdmin, true), sql`cardinality(${roles}) > 0`);
  return db
    .select({ id, name, email, isAdmin, roles })
    .from(accounts)
    .where(and(eq(isBanned, false), isStaff))
    .orderBy(asc(sql`lower(${name})`), id);
}

export async function requireStaff(db: Reader, rules: StaffMailRules): Promise<void> {
  const staff = await listStaff(db);
  for (const kind of staffMailKinds) {
    const mayRead = new Set(staff.filter((person) => mayCall(staffMailWork[kind], person)).map(({ id }) => id));
    if (!rules[kind].people.every((id) => mayRead.has(id))) {
      throw new Refusal(422, 'problem', { [`value.${kind}.people`]: 'namesNothing' });
    }
  }
}
