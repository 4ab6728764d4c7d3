import { spawnSync } from 'node:child_process';
import { siteCommand } from './services.mjs';
import { siteMemory } from './site-memory.mjs';

it.each([
  [512, ['--max-semi-space-size=16', '--max-old-space-size=200'], '2'],
  [1_024, ['--max-semi-space-size=16', '--max-old-space-size=200'], '2'],
  [2_048, ['--max-semi-space-size=32', '--max-old-space-size=384'], '2'],
  [4_096, ['--max-semi-space-size=64'], ''],
])('a machine of %d MB leaves the site so much', (megabytes, flags, arenas) => {
  expect(siteMemory(megabytes)).toEqual({ flags, arenas });
  expect(siteCommand(3000, megabytes)).toEqual([...flags, 'scripts/site/serve.mjs', '3000']);
});

it('this Node takes what is said to it, of this machine too', () => {
  for (const { flags } of [siteMemory(512), siteMemory(2_048), siteMemory()]) {
    const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', '0'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
});
