import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationsDir } from '@/care-api/paths';
import { steps } from '@/care-api/testing/earlier-database';
import { narrowed, readSchema } from '@/care-api/testing/narrowed';
import { startEmbedded } from './embedded/start-embedded';

/**
 * Steps that take something away which an API asked for before, each with the release in which the last use of it ended:
 * that release has to be older than the one the step comes with. docs/recipes.md, "Change the schema".
 */
const ended: Record<string, string> = {};

/** The first step that is held to it. One before it was not: see below. */
const heldFrom = 58;
const all = steps();

let engine: Awaited<ReturnType<typeof startEmbedded>>;
let database: Client;
const perStep = new Map<string, string[]>();
beforeAll(async () => {
  engine = await startEmbedded(null, () => {});
  database = new Client({ ...engine.connection, user: 'postgres', database: 'postgres' });
  await database.connect();
  for (const [index, tag] of all.entries()) {
    const before = index >= heldFrom - 1 ? await readSchema(database) : null;
    await database.query(readFileSync(path.join(migrationsDir, `${tag}.sql`), 'utf8'));
    if (before) perStep.set(tag, narrowed(before, await readSchema(database)));
  }
}, 60_000);
afterAll(async () => {
  await database.end();
  await engine.stop();
});

describe('an API works on beside a database that is newer', () => {
  it.each(all.slice(heldFrom))('%s takes nothing away from it', (tag) => {
    if (ended[tag]) expect(perStep.get(tag)).not.toEqual([]);
    else expect(perStep.get(tag)).toEqual([]);
  });

  it('but for the one step that came before this was held: a write told apart has a sender since', () => {
    expect(perStep.get('0057_once-writes-of-visitors')).toEqual([
      'once_writes: sender is new and has to be given',
      'once_writes: no unique btree (account_id, key) any more',
      'once_writes: unique btree (sender, key) is asked of old rows',
    ]);
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
