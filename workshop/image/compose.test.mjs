import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { careApiCommand, siteCommand } from '../../scripts/start/services.mjs';
import { settingNames } from '../../scripts/start/setting-names.mjs';

const { services, networks, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
const { 'care-api': careApi, site } = services;

test('compose.yaml runs both as npm start does', () => {
  assert.deepEqual(careApi.command, ['node', ...careApiCommand('.care-api')]);
  assert.deepEqual(site.command, ['node', ...siteCommand(3000, Number.POSITIVE_INFINITY)]);
});

test('compose.yaml names only what it defines', () => {
  for (const one of Object.values(services)) {
    for (const name of one.networks ?? []) assert.ok(name in networks, name);
    for (const name of Object.keys(one.depends_on ?? {})) assert.ok(name in services, name);
    for (const volume of one.volumes ?? []) {
      const [from] = volume.split(':');
      assert.ok(from.startsWith('.') ? existsSync(from) : from in volumes, from);
    }
  }
});

test('compose.yaml gives both a root that cannot be written, and asks whether they are well', () => {
  for (const one of [careApi, site]) {
    assert.equal(one.read_only, true);
    assert.equal(one.healthcheck.test[2], 'deploy/health.mjs');
  }
});

test('compose.yaml has an example for each file of settings, and says only settings that exist', () => {
  const files = Object.values(services).flatMap(({ env_file }) => env_file ?? []);
  assert.ok(files.length > 3);
  for (const file of files) assert.ok(existsSync(`${file}.example`), file);
  const named = [careApi, site].flatMap(({ environment }) => Object.keys(environment));
  assert.deepEqual(
    named.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name)),
    [],
  );
  assert.equal(site.environment.SITE_HOST, '0.0.0.0');
});
