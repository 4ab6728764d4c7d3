import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/care-api/database/open-database';
import type { Database } from '@/care-api/kernel/db';
import { newDataFolder } from './new-data-folder';
import { buildCareApi, type RunningCareApi, startCareApi } from './start-care-api';

/**
 * An API in a process of its own, on a data folder that outlives it; all goes with the test file that opens it.
 * `fill` puts into the database what is to be there before the first start.
 */
export function openKillableCareApi(fill?: (database: Database) => Promise<unknown>) {
  let dataDir = '';
  const running: RunningCareApi[] = [];
  let program: string;
  beforeAll(async () => {
    program = buildCareApi();
    dataDir = newDataFolder();
    if (!fill) return;
    const database = await openDatabase({ dataDir });
    await fill(database);
    await database.close();
  }, 60_000);
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    async start(): Promise<RunningCareApi> {
      const api = await startCareApi(program, { DATA_DIR: dataDir });
      running.push(api);
      return api;
    },
    /** The process of the database. */
    enginePid: (): number => JSON.parse(readFileSync(path.join(dataDir, 'lock'), 'utf8'))[1].pid,
  };
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
