import { sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { applicationFile } from '@/lib/contract/application-event';
import { goesAt } from './application-list';

type Reader = Pick<Db, 'execute'>;
const { checks, work } = applicationFile.shape;
const goesRow = applicationFile.pick({ goesAt: true });

/** Of which something was said, with who said it last. */
export function listChecks(db: Reader, id: number) {
  return readRows(
    db,
    checks.element,
    sql`
    select c.kind as "check", c.state, c.seen_on::text as "seenOn", c.repeat_on::text as "repeatOn", c.number,
      c.evidence, c.reason, coalesce(a.username, '') as by, ${iso(sql`c.changed_at`)} as at
    from application_checks c left join accounts a on a.id = c.account_id where c.submission_id = ${id}`,
  );
}

export function listWork(db: Reader, id: number) {
  return readRows(
    db,
    work.element,
    sql`
    select w.id, w.kind, w.from_on::text as "from", w.until_on::text as until, w.words
    from application_work w where w.submission_id = ${id} order by w.from_on, w.id`,
  );
}

export async function readGoesAt(db: Reader, id: number): Promise<string | null> {
  const asked = sql`select ${iso(goesAt(sql`s`))} as "goesAt" from submissions s where s.id = ${id}`;
  const [row] = await readRows(db, goesRow, asked);
  return row?.goesAt ?? null;
}
