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

type List = {
  name: string;
  path: string;
  /** The same rows by hand. */
  rows: SQL;
  text?: SQL;
  order: SQL;
  /** What is looked for: in few rows, in many, by two letters that many have, and by two that none has. */
  words?: string[];
};

const lists: List[] = [
  {
    name: 'listings',
    path: 'TypeDetail?sort=-changed',
    rows: sql`select * from listings where deleted_at is null and not is_draft`,
    text: sql`(search_title || ' ' || search_place || ' ' || regexp_replace(phone, '\\D', '', 'g'))`,
    order: sql`order by updated_at desc, id desc`,
    words: ['c4ca42', 'respite', 'le', 'qq'],
  },
  {
    name: 'questions',
    path: 'Faq?sort=position',
    rows: sql`select * from faqs where deleted_at is null`,
    text: sql`lower(question || ' ' || answer)`,
    order: sql`order by position, id`,
    words: ['4999', 'respite', 'le', 'qq'],
  },
  {
    name: 'users',
    path: 'User?sort=-created&status=all',
    rows: sql`select id, username, email from accounts where true`,
    text: sql`lower(username || ' ' || email)`,
    order: sql`order by created_at desc, id desc`,
    words: ['p4999', 'person', 'p4', 'qq'],
  },
  {
    name: 'mails',
    path: 'admin/mails?status=all',
    rows: sql`select * from mails where true`,
    text: sql`lower("to" || ' ' || subject)`,
    order: sql`order by id desc`,
    words: ['p4999', 'respite', 'p4', 'qq'],
  },
  {
    name: 'audit',
    path: 'admin/audit?sort=-at',
    rows: sql`select * from audit where true`,
    order: sql`order by id desc`,
  },
];

const measured: { what: string; taken: number[]; byHand?: number[]; memory?: number }[] = [];
for (const { name, path, rows: all, text, order, words = [] } of lists) {
  const byHand = (where: SQL, offset = 0) =>
    time(() => db.execute(sql`${all} ${where} ${order} limit 25 offset ${offset}`));
  const read = (search: string) => time(() => ask(`${path}&${search}`).then((answer) => answer.json()));
  measured.push({ what: `${name}, first page`, taken: await read('page=1'), byHand: await byHand(sql``) });
  const far = Math.min(500, Math.floor(rows / 25));
  const offset = (far - 1) * 25;
  measured.push({
    what: `${name}, page ${far}`,
    taken: await read(`page=${far}`),
    byHand: await byHand(sql``, offset),
  });
  for (const word of text ? words : []) {
    const hand = await byHand(sql`and ${text} like ${`%${word}%`}`);
    measured.push({ what: `${name}, search "${word}"`, taken: await read(`page=1&q=${word}`), byHand: hand });
  }
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
