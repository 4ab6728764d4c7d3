import { createInterface } from 'node:readline/promises';
import { sql } from 'drizzle-orm';
import type { ImportDeps } from '@/care-api/import/import-kind';
import type { Db } from '@/care-api/kernel/db';
import { removalLines } from '@/care-api/sample/removal/removal-lines';
import { removeSample } from '@/care-api/sample/removal/remove-sample';

/** What becomes of the sample content when the provider's own comes in; null where there is nothing to decide. */
export type SampleChoice = 'remove' | 'keep' | 'nobody asked' | null;

export const sampleOptions = {
  'keep-sample': { type: 'boolean' },
  'remove-sample': { type: 'boolean' },
} as const;

export function readSampleFlag(options: { 'keep-sample'?: boolean; 'remove-sample'?: boolean }): SampleChoice {
  const { 'keep-sample': isKept, 'remove-sample': isRemoved } = options;
  if (isKept && isRemoved) throw new Error('Either --keep-sample or --remove-sample, not both.');
  if (isKept) return 'keep';
  return isRemoved ? 'remove' : null;
}

type Terminal = {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
};

/** Asks before the first import, where somebody is there to answer. */
export async function askAboutSample(db: Db, terminal: Terminal = process): Promise<SampleChoice> {
  if (!(await isFirstBesideSample(db))) return null;
  const { stdin, stderr } = terminal;
  if (!stdin.isTTY || !stderr.isTTY) return 'nobody asked';
  const lines = createInterface({ input: stdin, output: stderr });
  // The end of the input is no answer: it keeps.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question('Take the sample content away afterwards? [y/N] '), ended]);
  lines.close();
  return /^\s*y(es)?\s*$/i.test(answer) ? 'remove' : 'keep';
}

export async function settleSample(deps: ImportDeps, choice: SampleChoice): Promise<string[]> {
  if (choice === 'remove') return removalLines(await removeSample(deps));
  if (choice === 'nobody asked')
    return ['The sample content stays beside it; npm run import -- remove-sample takes it away.'];
  return [];
}

async function isFirstBesideSample(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from settings where exists (select from sample_rows)
      and not exists (select from listings where source_key <> '') limit 1`);
  return rows.length > 0;
}
