import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleCareApi, type RunningCareApi, startCareApi } from '@/care-api/testing/start-care-api';
import { runSchema } from '@/lib/contract/bulk';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'care-runs-'));
const many = 1_400;
let bundle: ReturnType<typeof bundleCareApi>;
const running: RunningCareApi[] = [];
beforeAll(() => {
  bundle = bundleCareApi();
}, 60_000);
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  bundle.remove();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function start() {
  const api = await startCareApi(bundle.script, { DATA_DIR });
  running.push(api);
  return api;
}

async function ask({ url }: RunningCareApi, token: string, method: string, call: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api/${call}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return answer.json();
}

it('a run that is killed halfway has whole batches, says how far it came, and what it did is taken back', async () => {
  const first = await start();
  const password = /one-time password: (\S+)/.exec(first.output())?.[1];
  const { accessToken } = await ask(first, '', 'POST', 'loginuser', { email: 'admin@example.com', password });
  for (let made = 0; made < many; made += 100) {
    const fields = Array.from({ length: 100 }, () => ({ typeTitle: 'Zanzibar', price: '£1' }));
    await Promise.all(fields.map((body) => ask(first, accessToken, 'POST', 'TypeDetail', body)));
  }
  const lost = ask(first, accessToken, 'POST', 'admin/bulk/listing', {
    action: 'price',
    value: '£2',
    query: { q: 'zanzibar' },
  }).catch(() => 'killed');
  // The first of its kind in this database.
  while (!((await ask(first, accessToken, 'GET', 'admin/runs/1')).changed > 0)) await sleep(5);
  const engine: number = JSON.parse(readFileSync(path.join(DATA_DIR, 'lock'), 'utf8'))[1].pid;
  first.child.kill('SIGKILL');
  process.kill(engine, 'SIGKILL');
  expect(await lost).toBe('killed');

  const second = await start();
  const run = runSchema.parse(await ask(second, accessToken, 'GET', 'admin/runs/1'));
  expect(run).toMatchObject({ total: many, isFinished: false, conflicts: [], refused: [] });
  expect(run.changed % 200).toBe(0);
  expect(run.changed).toBeLessThan(many);
  const prices = async () => {
    const rows: { typeTitle: string; price: string }[] = await ask(second, '', 'GET', 'TypeDetail');
    return rows.filter(({ typeTitle, price }) => typeTitle === 'Zanzibar' && price === '£2').length;
  };
  expect(await prices()).toBe(run.changed);
  expect(await ask(second, accessToken, 'GET', 'admin/audit/verify')).toMatchObject({ isWhole: true });
  const undone = await ask(second, accessToken, 'POST', `admin/runs/${run.id}/undo`);
  expect(undone).toMatchObject({ changed: run.changed, isFinished: true });
  expect(await prices()).toBe(0);
}, 180_000);
