import { desc } from 'drizzle-orm';
import { companies } from '@/care-api/database/schema/provider';
import type { Db } from '@/care-api/kernel/db';
import type { Opening } from '@/lib/contract/opening';
import type { Hours } from '@/lib/opening/business-time';

type Kept = Hours & { promiseMinutes: Opening['promiseMinutes'] | null };

/** Null where no hours are known, and then nothing is promised. */
export async function readOpening(db: Pick<Db, 'select'>): Promise<Kept | null> {
  const { openingPeriods, closedDays, nation, promiseMinutes } = companies;
  const kept = { openingPeriods, closedDays, nation, promiseMinutes };
  const [company] = await db.select(kept).from(companies).orderBy(desc(companies.id)).limit(1);
  return company && company.openingPeriods.length > 0 ? company : null;
}

/** Whose bank holidays hold; null where nobody said. */
export async function readNation(db: Pick<Db, 'select'>): Promise<Opening['nation']> {
  const [company] = await db.select({ nation: companies.nation }).from(companies).orderBy(desc(companies.id)).limit(1);
  return company?.nation ?? null;
}
