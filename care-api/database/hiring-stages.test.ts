import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationsDir } from '@/care-api/kernel/paths';
import { fillEmptyTables, steps } from '@/care-api/testing/earlier-database';
import { stageRules } from '@/lib/contract/application-stage';
import { isSweep } from '@/scripts/test/sample.mjs';
import { startEmbedded } from './embedded/start-embedded';

const step = '0006_hiring';
const sqlOf = (tag: string) => readFileSync(path.join(migrationsDir, `${tag}.sql`), 'utf8');

/** Of the five stages of before, by the published status that was said beside each. */
const expected = [
  ['sent', 'Open', 'sent'],
  ['sent', 'OnHold', 'shortlisted'],
  ['sent', 'Closed', 'closed'],
  ['read', 'Open', 'read'],
  ['read', 'OnHold', 'shortlisted'],
  ['read', 'Closed', 'closed'],
  ['call', 'Open', 'call'],
  ['call', 'OnHold', 'call'],
  ['call', 'Closed', 'closed'],
  ['offer', 'Open', 'offer'],
  ['offer', 'OnHold', 'offer'],
  ['offer', 'Closed', 'closed'],
  ['closed', 'Open', 'read'],
  ['closed', 'OnHold', 'read'],
  ['closed', 'Closed', 'closed'],
] as const;

// A step of long ago: `npm test` walks the newest ones (migrations, older-beside-newer).
const inSweep = isSweep ? it : it.skip;

inSweep('each application of before stands where it stood, and its published status follows', async () => {
  const engine = await startEmbedded(null, () => {});
  const client = new Client({ ...engine.connection, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const tag of steps().slice(0, steps().indexOf(step))) await client.query(sqlOf(tag));
    await fillEmptyTables(client);
    const add = (key: string, stage: string, status: string, withdrawnAt: string | null) =>
      client.query(
        `insert into submissions (account_id, version_id, idempotency_key, stage, status, withdrawn_at)
          select account_id, version_id, $1, $2, $3::listing_status, $4 from submissions order by id limit 1`,
        [key, stage, status, withdrawnAt],
      );
    for (const [stage, status] of expected) {
      await add(`${stage} ${status}`, stage, status, null);
      await add(`${stage} ${status} withdrawn`, stage, status, '2026-01-01');
    }
    await client.query(sqlOf(step));
    // As a backup of before brings them.
    for (const [stage, status] of expected) await add(`restored ${stage} ${status}`, stage, status, null);
    const { rows } = await client.query(
      'select idempotency_key as key, hiring_stage as stage, status from submissions',
    );
    const found = Object.fromEntries(rows.map(({ key, stage, status }) => [key, [stage, status]]));
    for (const [stage, status, now] of expected) {
      for (const key of [`${stage} ${status}`, `restored ${stage} ${status}`]) {
        expect([key, found[key]]).toEqual([key, [now, stageRules[now].status]]);
      }
      expect(found[`${stage} ${status} withdrawn`]).toEqual(['withdrawn', 'Closed']);
    }
  } finally {
    await client.end();
    await engine.stop();
  }
});
