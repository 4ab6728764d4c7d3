import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationsDir } from '@/care-api/kernel/paths';
import { steps } from '@/care-api/testing/earlier-database';
import { narrowed, readSchema } from '@/care-api/testing/narrowed';
import { startEmbedded } from './embedded/start-embedded';

/**
 * Steps that take something away which an API asked for before, each with the release in which the last use of it ended:
 * that release has to be older than the one the step comes with. docs/recipes.md, "Change the schema".
 */
const ended: Record<string, string> = {
  // One of a person’s submissions is stored at a time: no API ever asked for this by ON CONFLICT.
  '0031_open_submissions': 'none',
};

type Step = { tag: string; sql: string; takes?: string[] };
const ours: Step[] = steps().map((tag) => ({ tag, sql: readFileSync(path.join(migrationsDir, `${tag}.sql`), 'utf8') }));
/** Behind them two more, so that it is known that one which takes is found where it stands. */
const added: Step[] = [
  { tag: 'a step that gives', sql: `alter table faqs add column given text not null default ''` },
  { tag: 'a step that takes', sql: 'alter table faqs drop column given', takes: ['faqs: given is gone'] },
];
const all = [...ours, ...added];

let engine: Awaited<ReturnType<typeof startEmbedded>>;
let database: Client;
const perStep = new Map<string, string[]>();
beforeAll(async () => {
  engine = await startEmbedded(null, () => {});
  database = new Client({ ...engine.connection, user: 'postgres', database: 'postgres' });
  await database.connect();
  let before = await readSchema(database);
  for (const { tag, sql } of all) {
    await database.query(sql);
    const after = await readSchema(database);
    perStep.set(tag, narrowed(before, after));
    before = after;
  }
}, 60_000);
afterAll(async () => {
  await database.end();
  await engine.stop();
});

describe('an API works on beside a database that is newer', () => {
  // Before the tables there was nothing to take away.
  it.each(all.slice(2))('$tag: what it takes away is known', ({ tag, takes = [] }) => {
    if (ended[tag]) expect(perStep.get(tag)).not.toEqual([]);
    else expect(perStep.get(tag)).toEqual(takes);
  });
});

describe('what takes something away', () => {
  it.each([
    ['drop table faqs cascade', 'faqs is gone'],
    ['alter table faqs drop column answer', 'faqs: answer is gone'],
    ['alter table faqs rename column answer to reply', 'faqs: answer is gone'],
    ['alter table faqs rename to faq_questions', 'faqs is gone'],
    [
      'alter table accounts alter column email type varchar(50)',
      'accounts: email was text and is character varying(50)',
    ],
    ['alter table sessions alter column used_at set not null', 'sessions: used_at has to be given'],
    ['alter table faqs add column author text not null', 'faqs: author is new and has to be given'],
    ['create unique index on faqs (question)', 'faqs: unique btree (question) is asked of old rows'],
    ["alter table faqs add check (question <> '')", "faqs: CHECK ((question <> ''::text)) is asked of old rows"],
    ['alter table rate_limits drop constraint rate_limits_pkey', 'rate_limits: no unique btree (key_hash) any more'],
  ])('is found: %s', async (sql, said) => {
    expect(await tried(sql)).toContain(said);
  });

  it.each([
    'create table awards (id int primary key, title text not null)',
    'alter table faqs add column author text',
    "alter table faqs add column author text not null default ''; alter table faqs add check (author <> 'x')",
    'alter table sessions alter column used_at set default now(); alter table sessions alter column used_at set not null',
    'create index on faqs (answer)',
  ])('is not: %s', async (sql) => {
    expect(await tried(sql)).toEqual([]);
  });

  async function tried(sql: string): Promise<string[]> {
    await database.query('begin');
    try {
      const before = await readSchema(database);
      await database.query(sql);
      return narrowed(before, await readSchema(database));
    } finally {
      await database.query('rollback');
    }
  }
});
