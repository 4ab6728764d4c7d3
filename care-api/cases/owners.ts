import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';

type Reader = Pick<Db, 'execute'>;

const mayOwn = sql`(not a.is_banned and (a.is_admin or 'coordinator' = any(a.roles)))`;

/** Coordinators and admins, by name. */
export async function listOwners(db: Reader): Promise<{ id: string; name: string }[]> {
  return readRows(
    db,
    z.object({ id: z.string(), name: z.string() }),
    sql`select a.id, a.username as name from accounts a where ${mayOwn} order by lower(a.username), a.id`,
  );
}

export async function isOwner(db: Reader, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from accounts a where a.id::text = ${id} and ${mayOwn}`);
  return rows.length > 0;
}

/** Where those are written to who look after families, but for one of them. */
export async function listOwnerEmails(db: Reader, except = ''): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ email: z.string() }),
    sql`select a.email from accounts a where ${mayOwn} and a.id::text <> ${except} and a.email is not null order by a.id`,
  );
  return rows.map(({ email }) => email);
}
