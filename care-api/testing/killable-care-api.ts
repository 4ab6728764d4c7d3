import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/care-api/database/open-database';
import type { Database } from '@/care-api/kernel/db';
import { newStore, type Store } from './new-store';
import { buildCareApi, type RunningCareApi, startCareApi } from './start-care-api';

/**
 * An API in a process of its own, on a database that outlives it; all goes with the test file that opens it.
 * `fill` puts into the database what is to be there before the first start.
 */
export function openKillableCareApi(fill?: (database: Database) => Promise<unknown>) {
  let store: Store;
  const running: RunningCareApi[] = [];
  let program: string;
  beforeAll(async () => {
    program = buildCareApi();
    store = await newStore();
    if (!fill) return;
    const database = await openDatabase({ databaseUrl: store.settings.DATABASE_URL, dataDir: store.folder });
    await fill(database);
    await database.close();
  }, 60_000);
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    await store.remove();
  });

  return {
    async start(): Promise<RunningCareApi> {
      const api = await startCareApi(program, store.settings);
      running.push(api);
      return api;
    },
    /** With its engine, where it has one of its own: a PostgreSQL lives on. */
    async kill({ child, ended }: RunningCareApi): Promise<void> {
      const engine = store.settings.DATABASE_URL ? null : enginePid(store.folder);
      child.kill('SIGKILL');
      if (engine) process.kill(engine, 'SIGKILL');
      await ended;
    },
  };
}

/** The process of the embedded engine on a folder. */
export function enginePid(folder: string): number {
  return JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8'))[1].pid;
}

export async function ask({ url }: RunningCareApi, token: string, method: string, call: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api/${call}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return answer.json();
}

/** The admin's access token, after the choice that the password of the first start leads to. */
export async function logInAdmin(api: RunningCareApi): Promise<string> {
  const password = /one-time password: (\S+)/.exec(api.output())?.[1];
  const { accessToken } = await ask(api, '', 'POST', 'loginuser', { email: 'admin@example.com', password });
  const own = { email: 'head.office@example.org', newPassword: 'Tulip-Kettle-Lamp-42' };
  return (await ask(api, accessToken, 'POST', 'session/choose', own)).accessToken;
}
