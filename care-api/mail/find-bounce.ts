import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';

/** What a server last said for good against it; '' where it never did, or took a mail to it since. */
export async function findBounce(db: Pick<Db, 'execute'>, email: string): Promise<string> {
  if (email === '') return '';
  const [bounce] = await readRows(
    db,
    z.object({ said: z.string() }),
    sql`
    select f.said from mails f where ${isBounceOf(sql`${email}::text`)} order by f.id desc limit 1`,
  );
  return bounce?.said ?? '';
}

/** The same of many: whether mails to an address come back. */
export function comesBack(email: SQL): SQL {
  return sql`exists (select from mails f where ${isBounceOf(email)})`;
}

function isBounceOf(email: SQL): SQL {
  return sql`f.state = 'failed' and f.said like '5%' and lower(f."to") = lower(${email}) and not exists (
    select from mails s where s.state = 'sent' and s.id > f.id and lower(s."to") = lower(${email}))`;
}
