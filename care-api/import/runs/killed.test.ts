import { logInAdmin, openKillableCareApi } from '@/care-api/testing/killable-care-api';
import type { RunningCareApi } from '@/care-api/testing/start-care-api';
import { type ImportRun, importRunSchema } from '@/lib/contract/import';
import { isSweep } from '@/scripts/test/sample.mjs';
import { until } from '@/testing/until';

const many = 3_000;
/** Milliseconds: an import makes way for whoever asks. */
const rarely = 500;
const { start, kill } = openKillableCareApi();
// Most of its time is the wait for the lease of the dead; claim-import tests that without a kill.
const test = isSweep ? it : it.skip;

test('an import goes on after the API was killed in the middle of it with its own engine, and nothing is there twice', async () => {
  const first = await start();
  const accessToken = await logInAdmin(first);
  const ask = async (api: RunningCareApi, method: string, url: string, body?: string): Promise<ImportRun> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${api.url}/api/admin/import${url}`, { method, headers, ...(body && { body }) });
    return importRunSchema.parse(await answer.json());
  };
  const before = await count(first);
  const lines = Array.from({ length: many }, (_, at) =>
    JSON.stringify({ typeTitle: `House ${at}`, source: 'Ours', sourceId: `N${at}`, postcode: 'YO1 9ZZ' }),
  );
  const { id } = await ask(first, 'POST', '?name=homes.ndjson', lines.join('\n'));
  await until(async () => (await ask(first, 'GET', `/${id}`)).state === 'ready');
  await ask(first, 'POST', `/${id}/start`);
  const halfDone = async () => {
    const { state, done } = await ask(first, 'GET', `/${id}`);
    expect(state).toBe('running');
    return done > 0;
  };
  await until(halfDone);
  await kill(first);

  const again = await start();
  await until(async () => (await ask(again, 'GET', `/${id}`)).state !== 'running', rarely);
  expect(await ask(again, 'GET', `/${id}`)).toMatchObject({
    state: 'done',
    taken: { created: many, changed: 0, unchanged: 0 },
  });
  expect((await count(again)) - before).toBe(many);

  await ask(again, 'POST', `/${id}/undo`);
  await until(async () => (await ask(again, 'GET', `/${id}`)).state === 'undone', rarely);
  expect(await count(again)).toBe(before);
}, 180_000);

async function count(api: RunningCareApi): Promise<number> {
  const listings: unknown[] = await (await fetch(`${api.url}/api/TypeDetail`)).json();
  return listings.length;
}
