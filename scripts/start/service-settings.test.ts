import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';
import { addServiceSettings } from './service-settings.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, ...words: string[]): [number | null, string] {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, SETTINGS: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
  return [status, stdout + stderr];
}

function writeSettings(dataDir: string): void {
  writeFileSync(path.join(folder, 'shared.env'), 'SITE_URL=https://www.example.org\n');
  writeFileSync(path.join(folder, 'care-api.env'), `DATABASE_URL=postgres://a@b/c\nDATA_DIR=${dataDir}\n`);
}

test.each([
  ['backup'],
  ['restore', 'last', '--replace'],
  ['staff', 'reset', 'ada@example.org'],
  ['import', 'remove-sample'],
  ['doctor'],
  ['files', 'move'],
  ['migrate'],
])(
  'where a machine serves, `npm run %s` installs, builds and opens nothing, and names what is meant',
  (name, ...words) => {
    const meant = [name, ...words].join(' ');
    const said = `This machine serves by the settings in ${folder}. Run: cd /opt/live-in-care && runuser -u live-in-care -- node deploy/run.mjs ${meant}\n`;
    const [, file = '', ...named] = (scripts as Record<string, string>)[name]?.split(' ') ?? [];
    expect(run(file, ...named, ...words)).toEqual([1, said]);
  },
);

test('a command of the service without its settings is refused, not run on another database', () => {
  expect(run('deploy/run.mjs', 'backup')).toEqual([1, expect.stringContaining('shared.env cannot be read')]);
  expect(run('deploy/run.mjs', 'sample')).toEqual([1, expect.stringMatching(/^Usage: .*backup, restore>/)]);
});

test('a command of the service ends with whoever was asked to run it', async () => {
  writeSettings(folder);
  for (const name of ['deploy', '.care-api']) mkdirSync(path.join(folder, name));
  symlinkSync(path.resolve('scripts'), path.join(folder, 'scripts'));
  copyFileSync('deploy/run.mjs', path.join(folder, 'deploy/run.mjs'));
  writeFileSync(path.join(folder, '.care-api/backup.mjs'), "process.stdin.resume(); console.log('open');");
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, SETTINGS: folder };
  const running = spawn(process.execPath, [path.join(folder, 'deploy/run.mjs'), 'backup'], { env });
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  // When nobody writes any more, the command neither.
  expect(await once(running, 'close')).toEqual([1, null]);
});

test('a command of the service reads its settings, for the user alone whose files these are', () => {
  writeSettings(folder);
  const env: Record<string, string> = { SETTINGS: folder };
  addServiceSettings(env, 'backup');
  expect(env).toMatchObject({
    DATABASE_URL: 'postgres://a@b/c',
    SITE_URL: 'https://www.example.org',
    DATA_DIR: folder,
  });
  // Whoever may give a folder away is root; to anybody else that of the root is another's.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 1, 1);
  writeSettings(isRoot ? folder : '/');
  expect(() => addServiceSettings({ SETTINGS: folder }, 'backup')).toThrow('belongs to another user');
});

test('a command of the service means what the service means: its own file before the shared one, never the site’s', () => {
  writeSettings(folder);
  writeFileSync(path.join(folder, 'shared.env'), 'SITE_URL=https://www.example.org\nDATABASE_URL=postgres://old/c\n');
  writeFileSync(path.join(folder, 'site.env'), 'DATA_DIR=/var/lib/live-in-care-site\nPAGES_MB=64\n');
  const settingsOf = (command: string) => {
    const env: Record<string, string> = { SETTINGS: folder };
    addServiceSettings(env, command);
    return env;
  };
  const ours = { DATABASE_URL: 'postgres://a@b/c', DATA_DIR: folder };
  expect(settingsOf('backup')).toMatchObject(ours);
  expect(settingsOf('backup')).not.toHaveProperty('PAGES_MB');
  expect(settingsOf('doctor')).toMatchObject({ ...ours, PAGES_MB: '64' });
  writeFileSync(path.join(folder, 'care-api.env'), '');
  expect(settingsOf('restore')).toMatchObject({ DATA_DIR: '/var/lib/live-in-care' });
});
