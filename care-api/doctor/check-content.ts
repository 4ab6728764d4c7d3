import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import { getSample } from '@/care-api/sample/removal/take-sample-away';
import { type Finding, look } from './finding';

export async function checkContent(db: Db): Promise<Finding[]> {
  if ((await db.$count(accounts)) === 0) {
    return [look('accounts', 'are none: no care API ever started on this database. Is it the right one?')];
  }
  const { rows, isCompanySample, isTakenAway } = await getSample(db);
  if (isTakenAway || (rows === 0 && !isCompanySample)) return [];
  const said = rows > 0 ? `${rows} of its rows are public: import remove-sample takes them away` : 'names the provider';
  return [look('sample', said)];
}
