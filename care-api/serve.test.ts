import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSweep } from '@/scripts/test/sample.mjs';
import { until } from '@/testing/until';
import { layEmptyDatabase } from './database/embedded/empty-database';
import { enginePid, logInAdmin } from './testing/killable-care-api';
import { newDataFolder } from './testing/new-data-folder';
import { newStore } from './testing/new-store';
import { buildCareApi, type RunningCareApi, startCareApi } from './testing/start-care-api';

let program: string;
let DATA_DIR: string;
const running: RunningCareApi[] = [];
async function start(env: Record<string, string> = {}): Promise<RunningCareApi> {
  const api = await startCareApi(program, { DATA_DIR, ...env });
  running.push(api);
  return api;
}
/** On the folder that all others go on with: a first start is the dearest. */
let first: { output: string; isReady: boolean; code: number | null; secondsToStop: number };
let accessToken: string;
beforeAll(async () => {
  program = buildCareApi();
  DATA_DIR = newDataFolder();
  const { child, url, output, ended } = await startCareApi(program, { DATA_DIR });
  const isReady = (await fetch(`${url}/api/ready`)).ok;
  accessToken = await logInAdmin({ child, url, output, ended });
  const stopping = Date.now();
  child.kill('SIGTERM');
  first = { isReady, code: await ended, secondsToStop: (Date.now() - stopping) / 1_000, output: output() };
}, 60_000);
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const ask = (url: string) =>
  post(`${url}/api/Requestcallback`, { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Hello' });
const post = (url: string, fields: object, token = '') =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

it('loads no library of what a setting has to ask for', () => {
  const loaded = [...readFileSync(program, 'utf8').matchAll(/^(?:import .*|} )from "([^"]+)";$/gm)].map(
    ([, name]) => name,
  );
  expect(loaded).toContain('pg');
  const asked =
    /^(aws4fetch|fast-xml-parser|tar|age-encryption|prom-client|@redis\/|@opentelemetry\/|@simplewebauthn\/|openid-client$)/;
  expect(loaded.filter((name = '') => asked.test(name))).toEqual([]);
});

describe('the care API as a process', () => {
  it('is ready after its first start, shows the admin password, and stops cleanly within ten seconds', () => {
    const lines = first.output.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(lines).toEqual([
      expect.stringMatching(/^admin account: admin@example\.com {2}one-time password: \S{20} {2}\(good once\)$/),
    ]);
    expect(first).toMatchObject({ isReady: true, code: 0 });
    expect(first.secondsToStop).toBeLessThan(10);
    expect(existsSync(path.join(DATA_DIR, 'lock'))).toBe(false);
  });

  it('says in one line that its port is taken, and the first password all the same', async () => {
    const own = await newStore();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const api = await start({ ...own.settings, CARE_API_PORT: String(port) });
    other.close();
    expect(await api.ended).toBe(1);
    const lines = api
      .output()
      .split('\n')
      .filter((line) => line && !line.startsWith('{'));
    expect(lines.sort()).toEqual([
      `Port ${port} on 127.0.0.1 is taken. Free it or set CARE_API_PORT to another one.`,
      expect.stringMatching(/one-time password: \S{20} /),
    ]);
    await own.remove();
  }, 120_000);

  it('started again shows no password, and answers truly what it still took when it is told to stop', async () => {
    const api = await start();
    expect(api.output()).not.toContain('one-time password');
    const before = (await (await ask(api.url)).json()).requestId;
    const asked = Array.from({ length: 100 }, () =>
      ask(api.url).then(
        ({ status }) => status,
        () => 'not taken',
      ),
    );
    await Promise.race(asked);
    api.child.kill('SIGINT');
    const answers = await Promise.all(asked);
    expect(await api.ended).toBe(0);
    // Never a 500 from a database that closed first.
    expect(answers.filter((answer) => answer !== 201 && answer !== 'not taken')).toEqual([]);
    const taken = answers.filter((answer) => answer === 201).length;
    expect(taken).toBeGreaterThan(0);

    const again = await start();
    const next = (await (await ask(again.url)).json()).requestId;
    expect(next - before - 1).toBeGreaterThanOrEqual(taken);
  }, 120_000);

  it('loses none of hundreds of acknowledged writes when it and its engine are killed, and frees the folder', async () => {
    const api = await start();
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; ; number += 1) {
        const question = `Writer ${writer}, question ${number}`;
        const answer = await post(`${api.url}/api/Faq`, { faqQuestions: question, faqAnswer: 'a' }, accessToken).catch(
          () => null,
        );
        if (answer?.status !== 201) return;
        acknowledged.push(question);
      }
    });
    while (acknowledged.length < (isSweep ? 1_000 : 300)) await sleep(5);
    const engine = enginePid(DATA_DIR);
    api.child.kill('SIGKILL');
    process.kill(engine, 'SIGKILL');
    await Promise.all(writers);

    const again = await start();
    const faqs: { faqQuestions: string }[] = await (await fetch(`${again.url}/api/Faq`)).json();
    const stored = new Set(faqs.map(({ faqQuestions }) => faqQuestions));
    expect(acknowledged.filter((question) => !stored.has(question))).toEqual([]);
    expect(isAlive(engine)).toBe(false);
  }, 120_000);

  it('takes its engine along when it alone is killed, and ends with it, so that it is started again whole', async () => {
    const api = await start();
    const engine = enginePid(DATA_DIR);
    api.child.kill('SIGKILL');
    await api.ended;
    const next = await start();
    expect(isAlive(engine)).toBe(false);
    process.kill(enginePid(DATA_DIR), 'SIGKILL');
    expect(await next.ended).toBe(1);
    const again = await start();
    expect((await fetch(`${again.url}/api/ready`)).status).toBe(200);
  }, 120_000);

  it('says in one line what to do with a damaged folder', async () => {
    const own = newDataFolder();
    layEmptyDatabase(path.join(own, 'database'));
    writeFileSync(path.join(own, 'database/global/pg_control'), '');
    const api = await start({ DATA_DIR: own });
    expect(await api.ended).toBe(1);
    expect(api.output()).toMatch(
      /^The embedded database in \S+ cannot be opened: it is damaged.*npm run restore -- <file>\n$/,
    );
    rmSync(own, { recursive: true, force: true });
  }, 120_000);

  it('names each bad setting in one line and keeps its value to itself', async () => {
    const api = await start({ CARE_API_PORT: 'abc', DATABASE_URL: 'mysql://secret', CARE_API_BARE: 'yes' });
    expect(await api.ended).toBe(1);
    expect(api.output()).toMatch(/^The care API cannot start\. CARE_API_PORT: .*DATABASE_URL: .*CARE_API_BARE: .*\n$/);
    expect(api.output()).not.toContain('secret');
  });
});

describe('a care API that runs', () => {
  let api: RunningCareApi;
  beforeAll(async () => {
    api = await startCareApi(program, { DATA_DIR });
  }, 60_000);
  afterAll(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  });

  it('makes its directory ready before anybody asks for it', async () => {
    await until(async () => /"path":"\/(?:api\/)?TypeDetail\/typecardlist","status":200/.test(api.output()));
  }, 120_000);

  it('logs in whole lines of JSON on its output, whatever is asked, and nowhere else', async () => {
    const before = readdirSync(DATA_DIR).sort();
    const forged = '\r\n{"level":30,"message":"log-in"}\u2028\u001b[2J';
    await fetch(`${api.url}/api/Faq/${encodeURIComponent(forged)}`);
    await fetch(`${api.url}/api/Faq?q=${encodeURIComponent(forged)}`, { headers: { 'user-agent': 'a\tb' } });
    await post(`${api.url}/api/User/Authenticate`, { username: forged, password: forged });
    const said = () =>
      api
        .output()
        .split('\n')
        .slice(0, -1)
        .filter((line) => !line.startsWith('admin account: '))
        .map((line) => JSON.parse(line));
    await until(async () => said().filter(({ message }) => message === 'request').length >= 3);
    expect(said().filter(({ message, time }) => message === 'log-in' || typeof time !== 'number')).toEqual([]);
    expect(readdirSync(DATA_DIR).sort()).toEqual(before);
  }, 120_000);

  it('refuses a request that names two hosts, and reads no more of what comes behind it', async () => {
    const asked = (...hosts: string[]) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      const lines = ['GET /api/Faq HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', ''];
      socket.write(`${lines.join('\r\n')}GET /api/Faq HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };
    const statuses = (said: string) => said.match(/(?<=HTTP\/1\.1 )\d+/g);
    expect(statuses(await asked('a.example', 'b.example'))).toEqual(['400']);
    expect(statuses(await asked('a.example'))).toEqual(['200', '200']);
  }, 120_000);

  it('refuses a folder in use with one line', async () => {
    const other = await start();
    expect(await other.ended).toBe(1);
    expect(other.output()).toBe(
      `The data folder ${DATA_DIR} is in use by process ${api.child.pid}. Stop it or set DATA_DIR to another folder.\n`,
    );
  }, 120_000);
});
