import { Client } from 'pg';
import { accounts } from '@/care-api/database/schema/accounts';
import { faqs } from '@/care-api/database/schema/provider';
import { checkReplica } from '@/care-api/doctor/check-database';
import type { Database } from '@/care-api/kernel/db';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { addressOf, onServer } from '@/testing/postgres-server';
import { hasPostgres, type Postgres, startPrimary, startReplica } from '@/testing/start-replica';
import { until } from '@/testing/until';
import { openDatabase } from './open-database';

const withPostgres = hasPostgres ? describe : describe.skip;
const minute = 60_000;

withPostgres('a replica for what anyone may read', () => {
  let primary: Postgres;
  let replica: Postgres;
  let database: Database;
  let test: TestApp;
  const said: string[] = [];
  const url = (server: Postgres) => addressOf(server.url, 'care');

  beforeAll(async () => {
    primary = await startPrimary();
    await onServer(primary.url, 'create database care');
    await (await openDatabase({ databaseUrl: url(primary), dataDir: null })).close();
    replica = await startReplica(primary.url);
    database = await openDatabase({
      databaseUrl: url(primary),
      readUrl: url(replica),
      dataDir: null,
      onTrouble: (what) => said.push(what),
    });
    test = await openTestApp({ database });
  }, 2 * minute);
  afterAll(async () => {
    await test?.close();
    replica?.stop();
    primary?.stop();
  });

  const write = (question: string) => database.db.insert(faqs).values({ question, answer: 'Yes.' });
  const questions = async (): Promise<string[]> =>
    (await (await test.send('GET', '/Faq')).json()).map(({ faqQuestions }: Record<string, string>) => faqQuestions);
  const onReplica = (statement: string) => onServer(url(replica), statement);
  /** Whether the replica was asked for questions and answers while `work` went on, by its own notes. */
  async function isAskedBy(work: () => Promise<unknown>): Promise<boolean> {
    const [before] = await rowsThere('select clock_timestamp()::text as now');
    await work();
    // Written so that it does not find itself.
    const found = await rowsThere(`select from pg_stat_activity
      where position('from "fa' || 'qs"' in query) > 0 and query_start > '${before.now}'`);
    return found.length > 0;
  }
  async function rowsThere(text: string) {
    const client = new Client({ connectionString: url(replica) });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }
  const isBack = () => until(() => isAskedBy(questions));

  it(
    'answers once it has what was written',
    async () => {
      await write('Is it there?');
      await isBack();
      expect(await questions()).toEqual(['Is it there?']);
    },
    minute,
  );

  it(
    'is asked for visitors alone, and for what has a state',
    async () => {
      const admin = await test.signIn('admin');
      expect(await isAskedBy(() => test.send('GET', '/Faq', undefined, { as: admin }))).toBe(false);
      expect(await isAskedBy(questions)).toBe(true);
    },
    minute,
  );

  it(
    'that is behind answers nothing but what is still so',
    async () => {
      await onReplica('select pg_wal_replay_pause()');
      const person = { username: 'new', email: 'new@example.org', passwordHash: 'x' };
      await database.db.insert(accounts).values(person);
      expect(await isAskedBy(questions)).toBe(true);
      await write('Is it behind?');
      expect(await isAskedBy(async () => expect(await questions()).toContain('Is it behind?'))).toBe(false);
      await onReplica('select pg_wal_replay_resume()');
      await isBack();
      expect(await questions()).toContain('Is it behind?');
      expect(said).toEqual([]);
    },
    minute,
  );

  it(
    'that hangs keeps nobody waiting for long, and is asked again when it goes on',
    async () => {
      // A lock that is taken here stands there too, and stays while nothing is replayed.
      const holder = new Client({ connectionString: url(primary) });
      await holder.connect();
      await holder.query('begin; lock table faqs');
      // Nothing else sends it on at once.
      await onServer(primary.url, 'select pg_switch_wal()');
      const locks = "select from pg_locks where relation = 'faqs'::regclass and mode = 'AccessExclusiveLock'";
      await until(async () => (await rowsThere(locks)).length > 0);
      await onReplica('select pg_wal_replay_pause()');
      await holder.query('rollback');
      await holder.end();
      expect(await questions()).toContain('Is it there?');
      expect(await isAskedBy(questions)).toBe(false);
      expect(said).toEqual([
        expect.stringMatching(/^The replica is away \(.+\): the primary is asked until it is back\.$/),
      ]);
      await onReplica('select pg_wal_replay_resume()');
      await isBack();
      expect(said.splice(0)).toHaveLength(2);
    },
    minute,
  );

  it(
    'that refuses stops the start with one line',
    async () => {
      const wrong = addressOf(replica.url, 'wrong');
      await expect(openDatabase({ databaseUrl: url(primary), readUrl: wrong, dataDir: null })).rejects.toThrow(
        /^The replica refuses us \(database "wrong" does not exist\)\. Check DATABASE_READ_URL, or leave it out\.$/,
      );
    },
    minute,
  );

  it(
    'is known to the doctor, and missed by nobody when it is gone',
    async () => {
      expect(await checkReplica(url(replica))).toMatchObject({ state: 'ok' });
      expect(await checkReplica(url(primary))).toMatchObject({ state: 'look' });
      replica.stop();
      expect(await checkReplica(url(replica))).toMatchObject({ state: 'broken' });
      for (let time = 0; time < 3; time += 1) expect(await questions()).toContain('Is it there?');
      expect(said).toEqual([expect.stringMatching(/^The replica is away/)]);
    },
    minute,
  );
});
