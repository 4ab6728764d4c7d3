import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { startSession } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { createApp } from '@/care-api/app';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { readEnvironment } from '@/care-api/env';
import { fillRows } from './fill-rows';

const [file = '', rowsAsked = '', timesAsked = ''] = process.argv.slice(2);
const [rows, times] = [Number(rowsAsked), Number(timesAsked)];

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
const app = createApp({
  database,
  filesDir: environment.DATA_DIR,
  freeBytes: async () => Number.POSITIVE_INFINITY,
  siteUrl: 'http://site.example',
  importsDir: environment.DATA_DIR,
  onImportAsked: () => {},
  onMailQueued: () => {},
  bare: false,
  trustProxy: false,
  now: () => new Date(),
  log: () => {},
});

async function ask(path: string, method = 'GET', body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const request = new Request(`http://care.example/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await app.request(request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Milliseconds of each turn, rising; the first one warms up. */
async function time(work: () => Promise<unknown>, turns = times): Promise<number[]> {
  await work();
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return taken.sort((a, b) => a - b);
}

const lists: { name: string; path: string; word: string; byHand: SQL }[] = [
  {
    name: 'questions',
    path: 'Faq?sort=position',
    word: 'respite',
    byHand: sql`select * from faqs where deleted_at is null order by position, id limit 25`,
  },
  {
    name: 'users',
    path: 'User?sort=-created&status=all',
    word: 'p4999',
    byHand: sql`select id, username, email from accounts order by created_at desc, id desc limit 25`,
  },
  {
    name: 'mails',
    path: 'admin/mails?status=all',
    word: 'p4999',
    byHand: sql`select * from mails order by id desc limit 25`,
  },
  { name: 'audit', path: 'admin/audit?sort=-at', word: '', byHand: sql`select * from audit order by id desc limit 25` },
];

const measured: { what: string; taken: number[]; byHand?: number[]; memory?: number }[] = [];
for (const { name, path, word, byHand } of lists) {
  const hand = await time(() => db.execute(byHand));
  const read = (search: string) => () => ask(`${path}&${search}`).then((answer) => answer.json());
  measured.push({ what: `${name}, first page`, taken: await time(read('page=1')), byHand: hand });
  if (word) measured.push({ what: `${name}, search`, taken: await time(read(`page=1&q=${word}`)) });
  const far = Math.min(500, Math.floor(rows / 25));
  measured.push({ what: `${name}, page ${far}`, taken: await time(read(`page=${far}`)) });
}
measured.push({
  what: 'search of everything',
  taken: await time(() => ask('admin/search?q=p4999').then((a) => a.json())),
});

const many = Math.min(1_000, rows);
const { rows: found } = await db.execute<{ id: number }>(sql`select id from faqs order by id limit ${many}`);
const ids = found.map(({ id }) => id);
let isGone = false;
const bulk = async () => {
  await ask('admin/bulk/faq', 'POST', { action: isGone ? 'restore' : 'trash', ids });
  isGone = !isGone;
};
measured.push({ what: `bulk of ${many}`, taken: await time(bulk, 3) });

globalThis.gc?.();
const before = process.memoryUsage().rss;
let peak = before;
const begin = performance.now();
const csv = await ask('admin/export/faq.csv');
let bytes = 0;
for await (const chunk of csv.body ?? []) {
  bytes += chunk.byteLength;
  peak = Math.max(peak, process.memoryUsage().rss);
}
measured.push({
  what: `CSV, ${Math.round(bytes / 1024)} KiB`,
  taken: [performance.now() - begin],
  memory: Math.round((peak - before) / 1024 / 1024),
});

writeFileSync(file, JSON.stringify({ database: database.kind, rows, measured }));
await database.close();
