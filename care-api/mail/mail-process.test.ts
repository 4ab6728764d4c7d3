import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newStore, type Store } from '@/care-api/testing/new-store';
import { buildCareApi, type RunningCareApi, startCareApi } from '@/care-api/testing/start-care-api';
import { startMailServer } from '@/care-api/testing/start-mail-server';
import { until } from '@/testing/until';

let program: string;
let store: Store;
const running: RunningCareApi[] = [];
async function start(env: Record<string, string> = {}): Promise<RunningCareApi> {
  const api = await startCareApi(program, { ...store.settings, SITE_URL: 'https://site.example/', ...env });
  running.push(api);
  return api;
}
beforeAll(async () => {
  program = buildCareApi();
  store = await newStore();
}, 60_000);
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await store.remove();
});

const person = { username: 'Edith', email: 'edith@example.org', password: 'tulip kettle lamp' };
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const forgot = (url: string) => post(`${url}/api/forgot-password`, { email: person.email });

describe('the care API as a process that sends mails', () => {
  it('keeps a mail through a dead mail server and its own death, and sends it once both are back', async () => {
    const away = await startMailServer();
    await away.close();
    const first = await start({ SMTP_URL: away.url });
    expect((await post(`${first.url}/api/registeruser`, person)).status).toBe(201);
    expect((await forgot(first.url)).status).toBe(200);
    // One to confirm the new account, one for its new password.
    await until(() => first.output().split('mail not sent yet').length > 2);
    first.child.kill('SIGKILL');
    await first.ended;

    const back = await startMailServer(undefined, away.port);
    const second = await start({ SMTP_URL: away.url });
    await back.waitFor(2);
    const reset = back.received.find(({ email }) => email.text?.includes('/reset_password'));
    expect(reset?.email).toMatchObject({
      from: { address: 'no-reply@site.example' },
      to: [{ address: person.email }],
      text: expect.stringMatching(/https:\/\/site\.example\/reset_password\?Key=[\w-]{43}\n/),
    });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await back.close();
  });

  it('writes mails to its data folder without a mail server, and logs where', async () => {
    const api = await start();
    expect((await forgot(api.url)).status).toBe(200);
    await until(() => api.output().includes('mail written'));
    const [name = ''] = readdirSync(path.join(store.folder, 'outbox'));
    const token = /Key=3D([\w-]{43})/.exec(
      readFileSync(path.join(store.folder, 'outbox', name), 'utf8').replace(/=\r?\n/g, ''),
    )?.[1];
    expect(token).toBeDefined();
    expect(api.output()).toContain(name);
    expect(api.output()).not.toMatch(new RegExp(`${token}|to":"edith@`));
  });
});
