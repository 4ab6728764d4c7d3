import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { mails } from '@/care-api/database/schema/settings';
import { readEnvironment } from '@/care-api/kernel/env';
import { type MailServer, startMailServer } from '@/care-api/testing/start-mail-server';
import { readDkim } from './dkim';
import { openMailTransport } from './mail-transport';

let server: MailServer;
const folder = mkdtempSync(path.join(tmpdir(), 'care-dkim-'));
const file = path.join(folder, 'dkim.pem');
const from = 'Example Care <no-reply@example.org>';
const siteUrl = 'https://site.example';
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const mail: typeof mails.$inferSelect = {
  id: 7,
  to: 'ann@example.org',
  subject: 'Grüße',
  text: 'Line  one \n\n.Line two\n\n',
  calendar: '',
  submissionId: null,
  language: '',
  attempts: 0,
  nextAttemptAt: new Date(),
  createdAt: new Date(),
  state: 'waiting',
  said: '',
  isSpent: false,
  finishedAt: null,
  sentAgainAt: null,
};
async function send(change: Partial<typeof mail> = {}, settings = {}): Promise<string> {
  const dkim = readDkim(readEnvironment(settings), from);
  const options = { smtpUrl: server.url, from, dkim, siteUrl, outboxDir: folder, log: () => {} };
  await openMailTransport(options)({ ...mail, ...change });
  return server.received.at(-1)?.raw ?? '';
}

/** What a receiver checks by RFC 6376, for `c=relaxed/relaxed`: null where the mail is as it was signed. */
function faultOf(raw: string, key: KeyObject): string | null {
  const [, head = '', body = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(raw) ?? [];
  const fields = head.split(/\r\n(?![ \t])/).map((field): [string, string] => {
    const at = field.indexOf(':');
    return [
      field.slice(0, at).toLowerCase().trim(),
      field
        .slice(at + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ];
  });
  const signature = fields.find(([name]) => name === 'dkim-signature')?.[1] ?? '';
  const said = signature.split(';').map((tag): [string, string] => {
    const at = tag.indexOf('=');
    return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')];
  });
  const tags: Record<string, string | undefined> = Object.fromEntries(said);
  if (tags.d !== 'example.org' || tags.s !== 'care' || tags.c !== 'relaxed/relaxed') return signature || 'not signed';
  const plain = body
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');
  if (createHash('sha256').update(plain, 'latin1').digest('base64') !== tags.bh) return 'body';
  const signed = (tags.h ?? '').split(':').flatMap((name) => {
    const found = fields.filter(([one]) => one === name.toLowerCase()).at(-1);
    return found ? [`${found[0]}:${found[1]}\r\n`] : [];
  });
  const own = `dkim-signature:${signature.replace(/(?<=; ?b=).*$/, '')}`;
  const isIts = verify(
    'sha256',
    Buffer.from(signed.join('') + own, 'latin1'),
    key,
    Buffer.from(tags.b ?? '', 'base64'),
  );
  return isIts ? null : 'head';
}

it('signs each mail for the domain of its sender, so that a receiver knows who sent it and that nobody changed it', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const raw = await send({}, { DKIM_SELECTOR: 'care', DKIM_KEY_FILE: file });
  expect(faultOf(raw, publicKey)).toBeNull();
  expect(faultOf(raw.replace('To: ', 'To: someone.else, '), publicKey)).toBe('head');
  expect(faultOf(raw.replace('two', 'three'), publicKey)).toBe('body');
  expect(faultOf(raw, createPublicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey))).toBe('head');
});

it('signs nothing without a key, and starts with no half of the settings and no file that is none', async () => {
  expect(await send()).not.toMatch(/DKIM-Signature/i);
  for (const half of [
    { DKIM_SELECTOR: 'care' },
    { DKIM_KEY_FILE: file },
    { DKIM_SELECTOR: 'a b', DKIM_KEY_FILE: file },
  ]) {
    expect(() => readEnvironment(half)).toThrow('DKIM_SELECTOR');
  }
  writeFileSync(path.join(folder, 'none.pem'), 'no key');
  for (const name of ['none.pem', 'missing.pem']) {
    const settings = { DKIM_SELECTOR: 'care', DKIM_KEY_FILE: path.join(folder, name) };
    expect(() => readDkim(readEnvironment(settings), from)).toThrow(/^DKIM_KEY_FILE: is no file/);
  }
});

it('of an alert is left by one click, and that is signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const key = 'k'.repeat(43);
  const text = `${siteUrl}/listing?q=x\n\n${siteUrl}/ar/alerts/change?Key=${key}\n`;
  const raw = await send({ text }, { DKIM_SELECTOR: 'care', DKIM_KEY_FILE: file });
  const head = raw.replace(/\r\n(?= )/g, '');
  expect(head).toContain(`List-Unsubscribe: <${siteUrl}/api/alerts/one-click?Key=${key}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(faultOf(raw, publicKey)).toBeNull();
  expect(faultOf(raw.replace('One-Click\r', 'Two-Clicks\r'), publicKey)).toBe('head');
});

it('of a list says beside the sender how to leave it, and any other mail does not', async () => {
  const leave = `${siteUrl}/ar/newsletter/unsubscribe?Key=${'k'.repeat(43)}`;
  const raw = await send({ text: `Hello\n\n${siteUrl}/newsletter/confirm?Key=x\n\n${leave}\n` });
  expect(raw.replace(/\r\n(?= )/g, '')).toContain(`List-Unsubscribe: <${leave}>`);
  for (const text of [
    'Hello',
    `${siteUrl}/newsletter/confirm?Key=x`,
    'https://evil.example/newsletter/unsubscribe?Key=x',
  ]) {
    expect(await send({ text })).not.toMatch(/List-Unsubscribe/i);
  }
});
