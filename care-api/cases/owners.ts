import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { StaffRole } from '@/lib/contract/staff';

type Reader = Pick<Db, 'execute'>;

function mayOwn(roles: readonly StaffRole[]): SQL {
  return sql`(not a.is_banned and (a.is_admin or a.roles::text[] && ${sql.param([...roles])}::text[]))`;
}

export async function listOwners(db: Reader, ...roles: readonly StaffRole[]): Promise<{ id: string; name: string }[]> {
  return readRows(
    db,
    z.object({ id: z.string(), name: z.string() }),
    sql`select a.id, a.username as name from accounts a where ${mayOwn(roles)} order by lower(a.username), a.id`,
  );
}

export async function isOwner(db: Reader, id: string, role: StaffRole): Promise<boolean> {
  const { rows } = await db.execute(sql`select from accounts a where a.id::text = ${id} and ${mayOwn([role])}`);
  return rows.length > 0;
}

export async function listOwnerEmails(db: Reader, except = ''): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ email: z.string() }),
    sql`select a.email from accounts a where ${mayOwn(['coordinator'])} and a.id::text <> ${except} and a.email is not null order by a.id`,
  );
  return rows.map(({ email }) => email);
}
