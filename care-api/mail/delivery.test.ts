import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, ne, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { mails } from '@/care-api/database/schema/settings';
import type { Database } from '@/care-api/kernel/db';
import type { DueWork } from '@/care-api/kernel/due-work';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { type MailServer, startMailServer } from '@/care-api/testing/start-mail-server';
import { until } from '@/testing/until';
import { startDelivery } from './delivery';
import { openMailTransport } from './mail-transport';
import { queueMail } from './queue-mail';

let database: Database;
let server: MailServer;
const outboxDir = path.join(mkdtempSync(path.join(tmpdir(), 'care-mail-')), 'outbox');
const log: Record<string, unknown>[] = [];
const running: DueWork[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  server = await startMailServer((recipient) => ({ gone: 550, full: 452 })[recipient.split('@')[0] ?? '']);
});
afterEach(async () => {
  for (const delivery of running.splice(0)) await delivery.stop();
  await server.close();
  await database.db.delete(mails);
  log.length = 0;
});
afterAll(async () => {
  await database.close();
  rmSync(path.dirname(outboxDir), { recursive: true });
});

function start(smtpUrl: string | undefined = server.url, waits = [0.2]): DueWork {
  const report = (entry: Record<string, unknown>) => log.push(entry);
  const send = openMailTransport({
    smtpUrl,
    from: 'Example Care <no-reply@example.org>',
    siteUrl: 'https://site.example',
    outboxDir,
    log: report,
  });
  const delivery = startDelivery({ db: database.db, send, log: report, waits });
  running.push(delivery);
  return delivery;
}
const queue = (to = 'ann@example.org', subject = 'Hello', text = 'Line\n', language = '') =>
  database.db.transaction((tx) => queueMail(tx, { to, subject, text, language }));
const waiting = () => database.db.select().from(mails).where(eq(mails.state, 'waiting')).orderBy(mails.id);
const done = () => database.db.select().from(mails).where(ne(mails.state, 'waiting')).orderBy(mails.id);

describe('a queued mail', () => {
  it('is delivered once, as text and as HTML, in any script, and kept without the key in its link', async () => {
    await queue(
      'ann@example.org',
      'Grüße مرحبا',
      'Hello Ann,\n\nhttps://site.example/reset_password?Key=abc_-12345678901234567890123456789012\n',
    );
    start();
    await server.waitFor(1);
    await until(async () => (await waiting()).length === 0);
    // What opens a door is not kept.
    const text = 'Hello Ann,\n\nhttps://site.example/reset_password?Key=…\n';
    expect(await done()).toEqual([expect.objectContaining({ state: 'sent', isSpent: true, text, said: '' })]);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['ann@example.org']);
    expect(mail?.email).toMatchObject({
      from: { name: 'Example Care', address: 'no-reply@example.org' },
      to: [{ address: 'ann@example.org' }],
      subject: 'Grüße مرحبا',
      text: expect.stringContaining('https://site.example/reset_password?Key=abc_-12345678901234567890123456789012\n'),
    });
    expect(mail?.email.html).toContain('<p dir="auto">Hello Ann,</p>');
    const key = 'abc_-12345678901234567890123456789012';
    expect(mail?.email.html).toContain(`href="https://site.example/reset_password?Key=${key}"`);
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
    expect(server.received).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('comes back to the address for that, where there is one, and names the sender all the same', async () => {
    const from = 'Example Care <no-reply@example.org>';
    const places = { siteUrl: 'https://site.example', outboxDir, log: (entry: object) => log.push({ ...entry }) };
    for (const bouncesTo of ['bounces@example.org', undefined]) {
      await queue();
      const [mail] = await waiting();
      if (!mail) throw new Error('The mail was not queued.');
      await openMailTransport({ smtpUrl: server.url, from, bouncesTo, ...places })(mail);
      await database.db.delete(mails);
    }
    expect(server.received.map(({ from: envelope }) => envelope)).toEqual([
      'bounces@example.org',
      'no-reply@example.org',
    ]);
    expect(server.received.map(({ email }) => email.from?.address)).toEqual(Array(2).fill('no-reply@example.org'));
  });

  it('runs from the right in Arabic, and what somebody typed is words and never HTML', async () => {
    const typed = '<script>alert(1)</script> "><img src=x onerror=alert(1)> https://evil.example/';
    await queue('ann@example.org', typed, `مرحبًا،\n\n${typed}\n`, 'ar');
    start();
    await server.waitFor(1);
    const { html = '', subject } = server.received[0]?.email ?? {};
    expect(subject).toBe(typed);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<script|<img|evil\.example\/"|src="|url\(/);
  });
  it('is sent at once to a worker that is told of it, and in its order', async () => {
    const delivery = start();
    await until(async () => (await waiting()).length === 0);
    for (const number of [1, 2, 3]) await queue(`p${number}@example.org`);
    delivery.wake();
    await server.waitFor(3);
    expect(server.received.map(({ to }) => to[0])).toEqual(['p1', 'p2', 'p3'].map((name) => `${name}@example.org`));
  });

  it('is not sent when the rest of its transaction fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await queueMail(tx, { to: 'ann@example.org', subject: 'Never', text: '', language: '' });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await waiting()).toEqual([]);
  });

  it('brings no header and no second recipient along, whatever stands in its subject and address', async () => {
    await queue('ann@example.org', 'Hello\r\nBcc: eve@example.org\r\nX-Evil: 1\r\n\r\nbody');
    await queue('bob@example.org, eve@example.org');
    start(server.url, [60]);
    await server.waitFor(1);
    await until(async () => (await waiting()).every((mail) => mail.attempts > 0));
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
    const names = server.received[0]?.email.headers.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
  });

  it('is sent once by two APIs on one database', async () => {
    for (let index = 0; index < 20; index += 1) await queue(`p${index}@example.org`);
    start();
    start();
    await server.waitFor(20);
    await until(async () => (await waiting()).length === 0);
    await sleep(300);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });
});

describe('a mail server that does not take a mail', () => {
  it('is asked again when it is up, after a restart too, and the log names nobody', async () => {
    await server.close();
    await queue();
    const first = start();
    await until(() => log.length >= 2);
    await first.stop();
    expect(await waiting()).toHaveLength(1);
    server = await startMailServer(undefined, server.port);
    start();
    await server.waitFor(1);
    await until(async () => (await waiting()).length === 0);
    expect(log[0]).toMatchObject({
      message: 'mail not sent yet',
      attempts: 1,
      code: expect.stringMatching(/ECONN|ESOCKET/),
    });
    expect(JSON.stringify(log)).not.toMatch(/ann@|Hello|Line/);
  });

  it('and says the recipient does not exist is not asked again; the others get theirs', async () => {
    await queue('gone@example.org');
    await queue();
    start();
    await server.waitFor(1);
    await until(async () => (await waiting()).length === 0);
    expect(server.received[0]?.to).toEqual(['ann@example.org']);
    expect(log).toEqual([expect.objectContaining({ message: 'mail given up', status: 550 })]);
    expect(JSON.stringify(log)).not.toContain('gone@');
    expect(await done()).toEqual([
      expect.objectContaining({ to: 'gone@example.org', state: 'failed', said: expect.stringContaining('550') }),
      expect.objectContaining({ state: 'sent' }),
    ]);
  });

  it('for now is asked again later, with longer pauses, and for three days at most', async () => {
    await queue('full@example.org');
    start(server.url, [0.1, 60]);
    await until(() => log.length === 2);
    await until(async () => ((await waiting())[0]?.nextAttemptAt.getTime() ?? 0) < Date.now() + 100_000);
    const [kept] = await waiting();
    expect(kept?.attempts).toBe(2);
    expect(kept?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 30_000);

    const minutesOfThreeDays = 4_320;
    await database.db.update(mails).set({ attempts: minutesOfThreeDays + 2, nextAttemptAt: sql`now()` });
    running[0]?.wake();
    await until(async () => (await waiting()).length === 0);
    expect(log.at(-1)).toMatchObject({ message: 'mail given up', status: 452, attempts: minutesOfThreeDays + 3 });
  });

  it('because it never speaks, holds up neither the database nor the end of the process', async () => {
    const open: Socket[] = [];
    const silent = createServer((socket) => open.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    await queue();
    const delivery = start(`smtp://127.0.0.1:${port}`);
    await until(async () => (await waiting())[0]?.attempts === 1);
    await delivery.stop();
    const [kept] = await waiting();
    expect(kept?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    for (const socket of open) socket.destroy();
    silent.close();
  });
});

describe('without a mail server', () => {
  it('mails are written to the outbox, readable by their owner only, and the log says where', async () => {
    await queue('ann@example.org', 'Hello', 'See https://site.example/reset_password?Key=secret\n');
    start('');
    await until(async () => (await waiting()).length === 0);
    const [name = ''] = readdirSync(outboxDir);
    const file = path.join(outboxDir, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(outboxDir).mode & 0o777).toBe(0o700);
    const email = await PostalMime.parse(readFileSync(file));
    expect(email).toMatchObject({ subject: 'Hello', to: [{ address: 'ann@example.org' }] });
    expect(log).toEqual([expect.objectContaining({ level: 'info', file })]);
    expect(JSON.stringify(log)).not.toMatch(/secret|ann@/);
  });
});
