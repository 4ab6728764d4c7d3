import { performance } from 'node:perf_hooks';
import { startSession } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { createApp } from '@/care-api/app';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { localFiles } from '@/care-api/files/local-files';
import { startImports } from '@/care-api/import/runs/start-imports';
import { readEnvironment } from '@/care-api/kernel/env';
import { dataPaths } from '@/care-api/kernel/paths';
import { fillRows } from './fill-rows';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** What was measured: milliseconds of each turn, rising, and what they may be at most. */
export type Measured = {
  what: string;
  taken: number[];
  /** The same rows by hand. */
  byHand?: number[];
  /** Megabytes more than before. */
  memory?: number;
  /** Milliseconds for nineteen turns in twenty, or megabytes. */
  most?: number;
  /** How many times as long as `than` at the median; of `p95`, at nineteen in twenty. */
  times?: { than: number[]; most: number; at: 'p50' | 'p95' };
};

/** The API in this process, with so many rows of each kind and an admin who asks. */
export async function openOffice(rows: number) {
  const environment = readEnvironment();
  const database = await openForCommand(environment);
  const { db } = database;
  await fillRows(db, rows);
  const [admin] = await db
    .insert(accounts)
    .values({ username: 'bench', email: 'bench@example.org', passwordHash: 'none', isAdmin: true })
    .returning();
  if (!admin) throw new Error('The account was not stored.');
  const { accessToken } = await startSession(db, admin.id, await getSigningSecret(db), new Date());
  const { importsDir } = dataPaths(environment.DATA_DIR);
  const now = () => new Date();
  const log = () => {};
  const imports = startImports({ database, importsDir, log, now });
  const open = () =>
    createApp({
      database,
      files: localFiles(environment.DATA_DIR),
      importsDir,
      now,
      log,
      freeBytes: async () => Number.POSITIVE_INFINITY,
      siteUrl: 'http://site.example',
      onImportAsked: imports.wake,
      onMailQueued: () => {},
      bare: false,
      trustProxy: false,
    });
  let app = open();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...init.headers };
    const answer = await app.request(new Request(`http://care.example/api/${path}`, { ...init, headers }));
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  return {
    database,
    db,
    /** Most milliseconds of a first page or a search, nineteen times in twenty. */
    most: database.kind === 'embedded' ? 150 : 100,
    send,
    ask: (path: string, method = 'GET', body?: object) =>
      send(path, { method, ...(body && { body: JSON.stringify(body) }) }),
    /** The API as after a new start: it remembers nothing of the lists it was asked for. */
    forget() {
      app = open();
    },
    async close() {
      await imports.stop();
      await database.close();
    },
  };
}

/** Milliseconds of each turn, rising; the first one warms up. `before` is done before each, and not counted. */
export async function time(work: () => Promise<unknown>, turns: number, before = () => {}): Promise<number[]> {
  await work();
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    before();
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return taken.sort((a, b) => a - b);
}
