import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';

type Reader = Pick<Db, 'execute'>;

const mayOwn = sql`(not a.is_banned and (a.is_admin or 'coordinator' = any(a.roles)))`;

/** Coordinators and admins, by name. */
export async function listOwners(db: Reader): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select a.id, a.username as name from accounts a where ${mayOwn} order by lower(a.username), a.id`,
  );
  return rows;
}

export async function isOwner(db: Reader, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from accounts a where a.id::text = ${id} and ${mayOwn}`);
  return rows.length > 0;
}
