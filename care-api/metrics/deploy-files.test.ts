import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { renderQueue } from '@/scripts/site/render-queue.mjs';
import { routeNames } from '@/scripts/site/route-names.mjs';
import { openSiteMetrics } from '@/scripts/site/site-metrics.mjs';
import { openMetrics } from './open-metrics';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** By Prometheus itself or by those who make it: a process that cannot be asked has `up`, a rule records what has colons. */
async function knownMetrics(): Promise<Set<string>> {
  const database = await openTestDatabase();
  const api = await openMetrics({ database, port: 0, host: '127.0.0.1' });
  const queue = renderQueue();
  const site = await openSiteMetrics({ port: 0, host: '127.0.0.1', routeOf: routeNames({}), queue });
  const texts = await Promise.all(
    [api.port, site.port].map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  await Promise.all([api.close(), site.close()]);
  await database.close();
  const made = texts
    .flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)])
    .flatMap(([, name = '', type]) => {
      return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
    });
  const recorded = [...read('alerts.yml').matchAll(/record: (\S+)/g)].map(([, name = '']) => name);
  return new Set([...made, ...recorded]);
}

it('alerts and dashboard name only metrics that are there', async () => {
  const known = await knownMetrics();
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = [...read(file).matchAll(/\b(?:care_\w+|care:[\w:]+|nodejs_\w+|process_\w+)\b/g)].map(
      ([name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
}, 60_000);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? it : it.skip)('Prometheus takes the alerts', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yml'], {
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
