import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseEnvFile } from '@/scripts/start/env-file.mjs';
import { careApiCommand, siteCommand } from '@/scripts/start/services.mjs';
import { settingNames } from '@/scripts/start/setting-names.mjs';
import { exclusions } from './context.mjs';
import { commandOf, expand, parseDockerfile } from './parse-dockerfile.mjs';

describe('the Dockerfile', () => {
  const instructions = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'));

  it('copies only what stands in the project and is not kept from it', () => {
    const names = instructions
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ words }) => words.slice(0, -1));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect([name, existsSync(name)]).toEqual([name, true]);
    const kept = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of names) expect(kept).not.toContain(name);
  });

  it('ends as another user than root, with one volume and a health check', () => {
    const last = instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));
    const said = (name: string) => last.filter((one) => one.name === name).map(({ rest }) => rest);
    expect(said('USER')).toEqual(['node']);
    expect(said('VOLUME')).toEqual(['/data']);
    expect(said('HEALTHCHECK')).toHaveLength(1);
    expect(commandOf(said('CMD')[0] ?? '')).toEqual(['node', 'scripts/start.mjs', '--built']);
  });

  it('is read as Docker reads it', () => {
    expect(parseDockerfile('# no\nRUN one && \\\n  two\n').map(({ rest }) => rest)).toEqual(['one && two']);
    expect(() => parseDockerfile('ADD x y')).toThrow('line 1: ADD');
    expect(expand('node:$A-slim', { A: '24' })).toBe('node:24-slim');
    expect(commandOf('npm ci')).toEqual(['/bin/sh', '-c', 'npm ci']);
  });
});

it('keeps settings with secrets out of the image', () => {
  expect(exclusions('.', 'deploy')).toContain('--exclude=*.env');
  expect(exclusions('.', '.')).toContain('--exclude=./.env');
});

it('says only settings that exist', () => {
  const examples = ['shared', 'site', 'care-api'].map((name) =>
    readFileSync(`deploy/settings/${name}.env.example`, 'utf8'),
  );
  const inFiles = examples.flatMap((text) => Object.keys(parseEnvFile(text.replace(/^#(?=[A-Z_]+=)/gm, ''))));
  const inUnits = unitFiles().flatMap((unit) => [...unit.matchAll(/^Environment=(.*)$/gm)]);
  const namedByUnits = inUnits.flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ''),
  );
  const named = [...inFiles, ...namedByUnits];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([]);
});

describe('the systemd units', () => {
  it('run both as npm start does', () => {
    const commands = unitFiles().map((unit) => /^ExecStart=\/usr\/bin\/env node (.*)$/m.exec(unit)?.[1]?.split(' '));
    expect(commands).toEqual([careApiCommand('.care-api'), siteCommand(3000, Number.POSITIVE_INFINITY)]);
  });

  it('let nobody go round the proxy of this machine', () => {
    expect(unitFiles()[1]).toMatch(/^Environment=.* SITE_HOST=127\.0\.0\.1$/m);
  });

  it('start the site after the care API, and neither as root', () => {
    const [, unit] = unitFiles();
    expect(unit).toMatch(/^After=.*live-in-care-api\.service$/m);
    for (const one of unitFiles()) expect(one).toMatch(/^User=live-in-care$/m);
  });
});

it('tells Vercel how the site is built', () => {
  const told = z
    .strictObject({
      $schema: z.string(),
      framework: z.literal('nextjs'),
      installCommand: z.string().startsWith('npm ci'),
      buildCommand: z.literal('next build'),
      regions: z.array(z.string()),
    })
    .safeParse(JSON.parse(readFileSync('vercel.json', 'utf8')));
  expect(told.error).toBeUndefined();
});

/** The care API's, then the site's. */
function unitFiles(): string[] {
  const folder = 'deploy/systemd';
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
