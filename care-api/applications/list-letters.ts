import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { personName } from '@/care-api/database/person-name';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isJobApplication, partOfApplications } from '@/care-api/listings/part-of-answers';
import { comesBack } from '@/care-api/mail/find-bounce';
import { applicationReference } from '@/lib/contract/application';
import type { LetterRefusal } from '@/lib/contract/application-letter';
import { mostLetters } from '@/lib/contract/letter-words';
import { isHidden } from './answers-json';
import { type ApplicationRow, findApplications } from './application-row';

type Reader = Pick<Db, 'select' | 'execute'>;
type Lettered = Pick<ApplicationRow, 'id' | 'hiringStage' | 'version'>;

/** Of those that are the caller's work; the others are left out. @throws Refusal 422 for too many. */
export async function listLetters(db: Reader, asked: string | undefined, caller: Account) {
  const ids = [...new Set((asked ?? '').split(',').map(Number).filter(Boolean))];
  if (ids.length > mostLetters) throw new Refusal(422, 'problem', { ids: 'tooMuch' });
  const rows = await findApplications(db, ids);
  const isTheirs = partOfApplications(caller, isJobApplication(sql`s`)) ?? sql`true`;
  return toLetters(db, rows, isTheirs);
}

const letterRow = z.object({ id: z.number(), name: z.string(), topic: z.string(), isBounced: z.boolean() });

export async function toLetters(db: Pick<Db, 'execute'>, rows: readonly Lettered[], which = sql`true`) {
  const ids = sql.param(rows.map(({ id }) => id));
  const named = await readRows(
    db,
    letterRow,
    sql`
    select s.id, case when ${isHidden} then '' else ${personName} end as name, coalesce(l.title, '') as topic,
      ${comesBack(sql`a.email`)} as "isBounced"
    from submissions s join accounts a on a.id = s.account_id left join listings l on l.id = s.listing_id
    where s.id = any(${ids}::int[]) and ${which}`,
  );
  const byId = new Map(named.map((one) => [one.id, one]));
  return rows.flatMap(({ id: applicationId, hiringStage, version }) => {
    const found = byId.get(applicationId);
    if (!found) return [];
    const { name, topic, isBounced } = found;
    const reference = applicationReference(applicationId);
    // Whoever withdrew is left in peace.
    const refusal: LetterRefusal | null =
      hiringStage === 'withdrawn' ? 'applicationWithdrawn' : isBounced ? 'mailBounced' : null;
    return [{ applicationId, reference, name: name || reference, topic, version, refusal }];
  });
}
