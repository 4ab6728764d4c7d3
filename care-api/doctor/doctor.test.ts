import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { noteSite } from '@/care-api/content-state/heard-sites';
import { settings } from '@/care-api/database/schema/settings';
import { localFiles } from '@/care-api/files/local-files';
import { s3Files } from '@/care-api/files/s3-files';
import { sampleDir } from '@/care-api/kernel/paths';
import { seedSampleContent } from '@/care-api/sample/seed-sample-content';
import { openTestApp } from '@/care-api/testing/open-test-app';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { startMailServer } from '@/care-api/testing/start-mail-server';
import { startS3Server } from '@/care-api/testing/start-s3-server';
import { markOfSecret } from '@/lib/http/mark-of-secret.mjs';
import { addressOf } from '@/testing/postgres-server';
import { hasRedis, startRedis } from '@/testing/start-redis';
import { checkClock, ofRoom } from './check-machine';
import { checkNames, checkSettings } from './check-settings';
import { examine } from './examine';
import { toReport } from './finding';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'care-doctor-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const good = {
  SITE_URL: 'https://www.example.com',
  TRUST_PROXY: '1',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://care@db.example/care',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Rose Care <care@example.com>',
};
const states = (settings: Record<string, string>) =>
  checkSettings(settings).map(({ state, about }) => `${state} ${about}`);
const about = async (name: string, settings: Record<string, string>) =>
  (await examine({ DATA_DIR, ...settings })).filter((one) => one.about === name);

describe('settings', () => {
  it('that fit are one line', () => expect(states(good)).toEqual(['ok settings']));

  it.each([
    [{ NEXTAUTH_SECRET: 'short' }, 'broken NEXTAUTH_SECRET'],
    [{ SITE_URL: 'http://www.example.com' }, 'look SITE_URL'],
    [{ SITE_URL: 'https://www.example.com/care' }, 'broken SITE_URL'],
    [{ SITE_URL: 'www.example.com' }, 'broken settings'],
    [{ SITE_URL: '' }, 'look SITE_URL'],
    [{ TRUST_PROXY: '0' }, 'look TRUST_PROXY'],
    [{ NEXTAUTH_URL: 'https://example.com' }, 'look NEXTAUTH_URL'],
    [{ SMTP_URL: '' }, 'look SMTP_URL'],
    [{ MAIL_FROM: '' }, 'look MAIL_FROM'],
    [{ SMTP_URL: 'mail.example' }, 'broken settings'],
    [{ DATABASE_READ_URL: 'replica' }, 'broken settings'],
    [{ DATABASE_URL: '' }, 'look DATABASE_URL'],
    [{ CARE_API_HOST: '0.0.0.0' }, 'look CARE_API_HOST'],
    [
      { CARE_API_URL: 'https://www.example.com', DATABASE_URL: '', CARE_API_SITE_KEY: 'k'.repeat(32) },
      'broken CARE_API_URL',
    ],
    [{ CARE_API_URL: 'https://care.example.com', DATABASE_URL: '' }, 'look CARE_API_SITE_KEY'],
    [{ CARE_API_URL: 'nowhere', DATABASE_URL: '' }, 'broken CARE_API_URL'],
  ])('%p are found', (odd, found) => expect(states({ ...good, ...odd })).toEqual([found]));

  it('that nobody reads are named', () => {
    expect(checkNames(['SMTP_URL', 'SMPT_URL'], ['SMTP_URL'])).toMatchObject([{ state: 'look', about: 'SMPT_URL' }]);
  });
});

describe('Redis', () => {
  const withRedis = hasRedis ? it : it.skip;
  withRedis('is asked, with its password, whether its memory is bounded', async () => {
    const redis = await startRedis();
    const asked = async (url: string) =>
      (await about('Redis', { REDIS_URL: url })).map(({ state, said }) => [state, said]);
    expect(await asked(redis.url)).toEqual([['look', expect.stringContaining('allkeys-lru')]]);
    const wrong = redis.url.replace(redis.password, 'wrong');
    expect(await asked(wrong)).toEqual([['broken', expect.stringContaining('WRONGPASS')]]);
    await redis.stop();
    expect(await asked(redis.url)).toEqual([['broken', expect.stringContaining('ECONNREFUSED')]]);
  });
});

describe('the bucket', () => {
  it('is written and read, and nothing stays; what is wrong is told without the key', async () => {
    const server = await startS3Server();
    const settings = {
      FILES_URL: `s3://pictures?endpoint=${server.endpoint}`,
      AWS_ACCESS_KEY_ID: server.place.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.place.secretAccessKey,
    };
    expect(await about('files', settings)).toMatchObject([{ state: 'ok' }]);
    expect(await s3Files(server.place).list()).toEqual([]);
    const [found] = await about('files', { ...settings, AWS_SECRET_ACCESS_KEY: 's3cret-word' });
    expect(found).toMatchObject({ state: 'broken', said: expect.stringContaining('AWS_SECRET_ACCESS_KEY') });
    expect(found?.said).not.toContain('s3cret-word');
    await server.stop();
    expect(await about('files', settings)).toMatchObject([{ said: expect.stringContaining('does not answer') }]);
  });
});

describe('the mail server', () => {
  it('is greeted, and told of when it is away', async () => {
    const server = await startMailServer();
    expect(await about('mail', { SMTP_URL: server.url })).toMatchObject([{ state: 'ok' }]);
    await server.close();
    expect(await about('mail', { SMTP_URL: server.url })).toMatchObject([{ state: 'broken' }]);
    expect(server.received).toEqual([]);
  });

  it('that refuses the password is broken, and the password is not told', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: (_auth, _session, done) => done(new Error('no such user')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const [found] = await about('mail', { SMTP_URL: `smtp://care:s3cret-word@127.0.0.1:${port}` });
    expect(found).toMatchObject({ state: 'broken', said: expect.stringContaining('SMTP_URL') });
    expect(found?.said).not.toContain('s3cret-word');
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});

describe('the database', () => {
  const server = process.env.TEST_DATABASE_URL;
  const onServer = server ? it : it.skip;

  onServer('answers, is without our tables yet, and shares our clock', async () => {
    const found = await examine({ DATA_DIR, DATABASE_URL: server });
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'ok', about: 'database' }),
        expect.objectContaining({ state: 'look', about: 'schema' }),
        expect.objectContaining({ state: 'ok', about: 'clock' }),
      ]),
    );
  });

  onServer('that is not there by this name is broken', async () => {
    const missing = new URL(server ?? '');
    missing.pathname = '/nowhere';
    const [found] = await about('database', { DATABASE_URL: missing.href });
    expect(found).toMatchObject({ state: 'broken', said: expect.stringContaining('"nowhere"') });
  });

  onServer(
    'is of nobody yet, then of the sample, then of a provider',
    async () => {
      const database = await openTestDatabase();
      const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
      const DATABASE_URL = addressOf(server ?? '', rows[0]?.name ?? '');
      const found = async () =>
        (await examine({ DATA_DIR, DATABASE_URL })).filter(({ about: what }) => ['accounts', 'sample'].includes(what));
      expect(await found()).toMatchObject([{ state: 'look', about: 'accounts' }]);
      await ensureAdmin(database.db);
      const filesDir = mkdtempSync(path.join(tmpdir(), 'care-doctor-files-'));
      await seedSampleContent(
        database.db,
        { files: localFiles(filesDir), sampleFilesDir: path.join(sampleDir, 'files') },
        new Date(),
      );
      expect(await found()).toMatchObject([
        { state: 'look', about: 'sample', said: expect.stringContaining('rows are public') },
      ]);
      rmSync(filesDir, { recursive: true });
      await database.db.insert(settings).values({ key: 'sample_taken_away', value: 'now' });
      expect(await found()).toEqual([]);
      await database.close();
    },
    60_000,
  );

  onServer(
    'is newer than this program or too early for it, or has sites with different secrets: each is one line',
    async () => {
      const database = await openTestDatabase();
      const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
      const DATABASE_URL = addressOf(server ?? '', rows[0]?.name ?? '');
      const mine = 's'.repeat(32);
      const found = () => about('secrets', { DATABASE_URL, NEXTAUTH_SECRET: mine });
      await noteSite(database.db, markOfSecret(mine), new Date());
      expect(await found()).toEqual([]);
      await noteSite(database.db, markOfSecret('o'.repeat(32)), new Date());
      expect(await found()).toMatchObject([{ state: 'broken', said: expect.stringContaining('NEXTAUTH_SECRET') }]);
      expect(await about('schema', { DATABASE_URL })).toMatchObject([{ state: 'ok' }]);
      await database.pool.query(`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
      expect(await about('schema', { DATABASE_URL })).toMatchObject([
        { state: 'broken', said: expect.stringMatching(/newer version .*: update it$/) },
      ]);
      await database.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
      expect(await about('schema', { DATABASE_URL })).toMatchObject([
        { state: 'broken', said: expect.stringMatching(/before 26 November 2026: save it with that one/) },
      ]);
      await database.close();
    },
  );

  it('that nobody serves is broken, without its password', async () => {
    const [found] = await about('database', { DATABASE_URL: 'postgres://care:s3cret-word@127.0.0.1:1/care' });
    expect(found).toMatchObject({ state: 'broken' });
    expect(found?.said).not.toContain('s3cret-word');
  });

  it('is embedded where none is named', async () => {
    expect(await about('database', {})).toMatchObject([{ state: 'ok' }]);
  });
});

describe('the care API', () => {
  it('answers or does not', async () => {
    const test = await openTestApp();
    const server = createServer(async (request, response) => {
      const answer = await test.app.request(request.url ?? '/');
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await about('care API', { CARE_API_URL: url })).toMatchObject([{ state: 'ok' }]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
    expect(await about('care API', { CARE_API_URL: url })).toMatchObject([{ state: 'broken' }]);
  }, 60_000);
});

describe('the machine', () => {
  it('has a folder that can be written, and nothing is left there', async () => {
    expect(await about('DATA_DIR', {})).toMatchObject([{ state: 'ok' }]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(await about('DATA_DIR', { DATA_DIR: '/proc/nowhere' })).toMatchObject([{ state: 'broken' }]);
  });

  it('has room and the right time, or not', () => {
    const mb = 1024 ** 2;
    expect([5_000, 500, 50].map((free) => ofRoom(free * mb).state)).toEqual(['ok', 'look', 'broken']);
    const at = (seconds: number) => checkClock('database', new Date(seconds * 1000), new Date(0)).state;
    expect([1, 30, 90].map(at)).toEqual(['ok', 'look', 'broken']);
  });
});

it('reports what is broken last, and counts', () => {
  const report = toReport([
    { state: 'broken', about: 'mail', said: 'away' },
    { state: 'ok', about: 'disk', said: 'fine' },
  ]);
  expect(report.split('\n')).toEqual([
    'ok      disk               fine',
    'broken  mail               away',
    '1 ok, 0 to look at, 1 broken',
  ]);
});
