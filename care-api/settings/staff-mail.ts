import { desc } from 'drizzle-orm';
import { companies } from '@/care-api/database/schema/provider';
import type { Db } from '@/care-api/kernel/db';
import { mayCall } from '@/lib/contract/staff';
import { type StaffMail, type StaffMailKind, type StaffMailRule, staffMailWork } from '@/lib/contract/staff-mail';
import { listStaff, type StaffPerson } from './list-staff';
import { readSetting } from './settings';

type Reader = Pick<Db, 'select'>;

export async function getStaffMail(db: Reader): Promise<StaffMail> {
  const [value, staff] = await Promise.all([readSetting(db, 'staffMail'), listStaff(db)]);
  return { key: 'staffMail', value, people: staff.map(({ email: _, ...person }) => person) };
}

/** Who is told of one thing as soon as it comes in; nobody where that kind is told together, or never. */
export async function listToldAtOnce(db: Reader, kind: StaffMailKind): Promise<string[]> {
  const rule = (await readSetting(db, 'staffMail'))[kind];
  return rule.when === 'now' ? (await openRecipients(db))(kind, rule) : [];
}

/** As staff stand now. Where that leaves nobody, those whose work it is, and admins where it is nobody's. */
export async function openRecipients(db: Reader) {
  const [staff, company, { assignedOnly }] = await Promise.all([
    listStaff(db),
    readCompanyEmail(db),
    readSetting(db, 'complaints'),
  ]);
  return (kind: StaffMailKind, { to, people }: StaffMailRule): string[] => {
    const work = staffMailWork[kind];
    // Nobody was given it yet.
    const isAdmins = kind === 'complaints' && assignedOnly;
    const mayRead = staff.filter((person) => (isAdmins ? person.isAdmin : mayCall(work, person)));
    const does = ({ isAdmin, roles }: StaffPerson) => (work === 'admin' ? isAdmin : roles.includes(work));
    const chosen = mayRead.filter(
      (person) =>
        people.includes(person.id) || (to.includes('role') && does(person)) || (to.includes('admin') && person.isAdmin),
    );
    const emails = [...(to.includes('company') && company ? [company] : []), ...chosen.map(({ email }) => email)];
    if (emails.length > 0) return [...new Set(emails)];
    const theirs = mayRead.filter(does);
    return (theirs.length > 0 ? theirs : mayRead).map(({ email }) => email);
  };
}

/** That of the sample is nobody's. */
async function readCompanyEmail(db: Reader): Promise<string | null> {
  const { email, isSample, id } = companies;
  const [company] = await db.select({ email, isSample }).from(companies).orderBy(desc(id)).limit(1);
  return company?.email && !company.isSample ? company.email : null;
}
