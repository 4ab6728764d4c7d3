import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';
import { companies } from '@/care-api/database/schema/provider';
import { sampleRows } from '@/care-api/database/schema/sample';
import { settings } from '@/care-api/database/schema/settings';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { removeSample } from '@/care-api/sample/removal/remove-sample';
import { noteChange } from '@/care-api/staff/change-row';
import type { removedSampleSchema, sampleSchema } from '@/lib/contract/sample';

const takenAway = 'sample_taken_away';

export async function getSample(db: Db): Promise<z.input<typeof sampleSchema>> {
  const [[latest], rows, marks] = await Promise.all([
    db.select({ isSample: companies.isSample }).from(companies).orderBy(desc(companies.id)).limit(1),
    db.$count(sampleRows, sql`${sampleRows.kind} <> 'provider'`),
    db.$count(settings, eq(settings.key, takenAway)),
  ]);
  return { isCompanySample: latest?.isSample ?? true, rows, isTakenAway: marks > 0 };
}

/** As the command does, with a row in the audit. */
export async function takeSampleAway(
  deps: Pick<Dependencies, 'database' | 'files' | 'now'>,
  caller: Account,
): Promise<z.input<typeof removedSampleSchema>> {
  const { removed, kept } = await removeSample(deps);
  const told = { removed: removed.reduce((sum, { count }) => sum + count, 0), kept: kept.length };
  const deed = { kind: 'sample', id: '', caller, action: 'delete', now: deps.now() } as const;
  await deps.database.db.transaction(async (tx) => {
    const value = deps.now().toISOString();
    await tx.insert(settings).values({ key: takenAway, value }).onConflictDoNothing();
    await noteChange(tx, deed, { rows: told.removed + told.kept }, { rows: told.kept });
  });
  return told;
}
