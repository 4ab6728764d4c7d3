import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot && existsSync('/usr/lib/postgresql') ? it : it.skip;

asRoot('a PostgreSQL for tests that cannot be started leaves nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-postgres-'));
  for (const place of ['bin', 'tmp']) mkdirSync(path.join(folder, place));
  // There is no room in memory, and nobody may be anybody else.
  for (const [name, says] of [
    ['df', 'true'],
    ['runuser', 'exit 1'],
  ] as const) {
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${says}\n`);
    chmodSync(path.join(folder, 'bin', name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, TMPDIR: `${folder}/tmp` };
  const { status, stdout } = spawnSync('.ci/start-postgres', { env, encoding: 'utf8' });
  expect([status, stdout, readdirSync(path.join(folder, 'tmp'))]).toEqual([1, '', []]);
  rmSync(folder, { recursive: true });
});
