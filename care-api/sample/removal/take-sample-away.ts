import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { companies } from '@/care-api/database/schema/provider';
import { sampleRows } from '@/care-api/database/schema/sample';
import { settings } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { removedSampleSchema, sampleSchema } from '@/lib/contract/sample';
import { writeTimesAlike } from './record-sample-rows';
import { listLeft, removeSample } from './remove-sample';

const takenAway = 'sample_taken_away';

export async function getSample(db: Db): Promise<z.input<typeof sampleSchema>> {
  const [[latest], rows, marks] = await Promise.all([
    db.select({ isSample: companies.isSample }).from(companies).orderBy(desc(companies.id)).limit(1),
    db.$count(sampleRows, sql`${sampleRows.kind} <> 'provider'`),
    db.$count(settings, eq(settings.key, takenAway)),
  ]);
  const isTakenAway = marks > 0;
  const kept = isTakenAway ? await db.transaction(listOwn) : [];
  return { isCompanySample: latest?.isSample ?? true, rows, isTakenAway, left: kept };
}

async function listOwn(tx: Writer) {
  await writeTimesAlike(tx);
  const kept = await listLeft(tx);
  return kept.map(({ title, reason }) => ({ title, reason: reason === 'changed' ? reason : ('inUse' as const) }));
}

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
