import { sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { noonIn } from '@/care-api/testing/noon-in';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk({ mailbox: 'replies@rose.example' });
const { db, leave, apply, handOn, eventsOf } = desk;

let sent = 0;
/** A mail as a mail program sends it. */
function mail(head: Record<string, string>, body = 'Tuesday suits me.'): string {
  sent += 1;
  const fields = { subject: 'Re: Your application', 'message-id': `<${sent}@mail.example>`, ...head };
  return `${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}\r\n`;
}

const replyTo = (letters: Email[]) => letters[0]?.replyTo?.[0]?.address ?? '';
const repliesOf = async (path: string) =>
  (await eventsOf({ path })).filter(({ action }: { action: string }) => /replied/i.test(action));

it('an answer to a mail goes to an address that finds its file, where it stands once as what they wrote', async () => {
  const { id, path, email, letters } = await apply();
  const to = replyTo(letters);
  expect(to).toMatch(/^replies\+\d+-[0-9a-f]{24}@rose\.example$/);
  const raw = mail(
    { from: `Ann <${email.toUpperCase()}>`, to: `"Rose" <${to.toUpperCase()}>` },
    'Yes.\r\n\r\n> Can you?',
  );
  for (const _ of ['first', 'again']) {
    expect(await handOn(raw)).toEqual({ status: 200, body: { kind: 'message', applicationId: id } });
  }
  const [event, ...others] = await repliesOf(path);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ action: 'replied', detail: 'Re: Your application', words: 'Yes.', note: '' });
});

it('one that has no number of its own stands there once as well, and what they write next beside it', async () => {
  const { path, email, letters } = await apply();
  const head = { from: email, to: replyTo(letters), date: 'Tue, 3 Nov 2026 09:00:00 +0000' };
  const unnamed = (body: string) => mail(head, body).replace(/^message-id: .*\r\n/m, '');
  for (const words of ['Yes.', 'Yes.', 'Or no.']) expect((await handOn(unnamed(words))).status).toBe(200);
  expect((await repliesOf(path)).map(({ words }: { words: string }) => words)).toEqual(['Or no.', 'Yes.']);
});

it('it needs whoever looks until it is answered', async () => {
  const { id, path, email, letters } = await apply();
  await desk.hiring.act(path, { action: 'move', stage: 'read' });
  const needsMe = async () =>
    (await desk.hiring.call('GET', '/admin/applications?page=1&size=100&status=needsMe')).body.items.some(
      ({ applicationId }: { applicationId: number }) => applicationId === id,
    );
  expect(await needsMe()).toBe(false);
  await handOn(mail({ from: email, to: replyTo(letters) }));
  expect(await needsMe()).toBe(true);
  await desk.hiring.act(path, { action: 'mailed', subject: 'Hello', text: 'Tuesday it is.' });
  expect(await needsMe()).toBe(false);
});

it('without that address it is found by the mail that it answers', async () => {
  const { id, path, email, letters } = await apply();
  const answers = { 'in-reply-to': letters[0]?.messageId ?? '', references: `<0@x> ${letters[0]?.messageId}` };
  expect((await handOn(mail({ from: email, to: 'no-reply@rose.example', ...answers }))).body.applicationId).toBe(id);
  expect(await repliesOf(path)).toHaveLength(1);
});

it('an address that is made up, an unknown file, and a stranger are refused in words, and nothing is kept', async () => {
  const [one, other] = [await apply(), await apply()];
  const to = replyTo(one.letters);
  const madeUp = to.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@'));
  const elsewhere = to.replace(`+${one.id}-`, `+${other.id}-`);
  const answering = { 'in-reply-to': one.letters[0]?.messageId ?? '' };
  for (const head of [
    { from: one.email, to: madeUp, ...answering },
    { from: one.email, to: elsewhere },
    { from: one.email, to: 'replies@rose.example' },
    { from: one.email, to: 'replies@rose.example', 'in-reply-to': '<1764000000000.999999@rose.example>' },
    { from: other.email, to },
    { from: 'stranger@example.org', to, ...answering },
  ]) {
    const { status, body } = await handOn(mail(head));
    expect([status, body.code, body.message]).toEqual([
      ...[422, 'replyUnknown', 'This mail answers no application of whoever sends it.'],
    ]);
  }
  for (const raw of ['', 'no mail at all', '\r\n\r\n']) expect((await handOn(raw)).status).toBe(422);
  expect([...(await repliesOf(one.path)), ...(await repliesOf(other.path))]).toEqual([]);
  expect((await handOn(mail({ from: one.email, to }), one.sender)).status).toBe(403);
});

it('one beyond five megabytes is refused in words; below that files stand by their names', async () => {
  const { email, path, letters } = await apply();
  const head = { from: email, to: replyTo(letters), 'content-type': 'multipart/mixed; boundary=q' };
  const part = (bytes: number) =>
    `--q\r\ncontent-type: text/html\r\n\r\n<p>My <b>papers</b> &amp; thanks</p>\r\n--q\r\ncontent-type: application/pdf\r\n` +
    `content-disposition: attachment; filename="cv.pdf"\r\ncontent-transfer-encoding: base64\r\n\r\n` +
    `${`${'A'.repeat(76)}\r\n`.repeat(bytes / 78)}--q--`;
  expect(await handOn(mail(head, part(5.2 * 1024 * 1024)))).toMatchObject({
    status: 413,
    body: { message: 'This is too large.' },
  });
  expect((await handOn(mail(head, part(4 * 1024 * 1024)))).status).toBe(200);
  expect((await repliesOf(path))[0].words).toBe('My papers & thanks\n[cv.pdf]');
});

it('what a machine answers is not what they wrote', async () => {
  const { email, path, letters } = await apply();
  const heads: Record<string, string>[] = [
    { 'auto-submitted': 'auto-replied' },
    { precedence: 'auto_reply' },
    { 'content-type': 'multipart/report; boundary=q' },
  ];
  for (const head of heads) {
    const { body } = await handOn(mail({ from: email, to: replyTo(letters), ...head }));
    expect(body.kind).toBe('automatic');
  }
  expect(await repliesOf(path)).toEqual([]);
});

it('what a calendar answers is told of the interview that it means, and changes none', async () => {
  const { email, path, letters } = await apply();
  const offer = { action: 'offerInterview', times: [noonIn(3)], minutes: 45, place: 'By telephone' };
  expect((await desk.hiring.act(path, offer)).status).toBe(201);
  const { rows } = await db().execute<{ id: string }>(sql`select id from interviews order by created_at desc limit 1`);
  const answer = (uid: string, state: string) =>
    mail(
      { from: email, to: replyTo(letters), 'content-type': 'text/calendar; method=REPLY; charset=utf-8' },
      [
        ...['BEGIN:VCALENDAR', 'METHOD:REPLY', 'BEGIN:VEVENT', `UID:${uid.slice(0, 20)}`, ` ${uid.slice(20)}`],
        ...[`ATTENDEE;CN=Ann;PARTSTAT=${state}:mailto:${email}`, 'END:VEVENT', 'END:VCALENDAR'],
      ].join('\r\n'),
    );
  for (const raw of [
    answer(`${rows[0]?.id}@site.example`, 'DECLINED'),
    answer('another-meeting@office.example', 'ACCEPTED'),
  ]) {
    expect((await handOn(raw)).body.kind).toBe('calendar');
  }
  expect((await repliesOf(path)).map(({ detail }: { detail: string }) => detail)).toEqual(['otherMeeting', 'declined']);
  expect((await desk.hiring.call('GET', `${path}/file`)).body.interview.state).toBe('offered');
});

it('a key of the mail server may hand on mails, and read none', async () => {
  const { email, id, letters } = await apply();
  const { key } = (await desk.hiring.call('POST', '/admin/keys', { name: 'Mail', scopes: ['mails:write'], days: 30 }))
    .body;
  expect((await handOn(mail({ from: email, to: replyTo(letters) }), key)).body.applicationId).toBe(id);
  expect((await desk.hiring.call('GET', '/admin/applications?page=1', undefined, key)).status).toBe(403);
});

describe('a message to whoever applied', () => {
  const message = { action: 'mailed', subject: 'Hello', text: 'When can we talk?' };

  it('leaves after ten minutes and not before, and stands in the file with its words', async () => {
    const { path, email } = await apply();
    expect((await desk.hiring.act(path, message)).status).toBe(201);
    const file = (await desk.hiring.call('GET', `${path}/file`)).body;
    expect(file.events[0]).toMatchObject({ action: 'mailed', detail: 'Hello', words: message.text });
    expect(file.leaving).toEqual([
      { message: file.events[0].id, subject: 'Hello', leavesAt: expect.stringMatching(/^20/) },
    ]);
    expect(await leave(9.9)).toEqual([]);
    const [letter] = await leave(0.1);
    expect(letter).toMatchObject({ subject: 'Hello', to: [{ address: email }] });
    expect(letter?.replyTo?.[0]?.address).toMatch(/^replies\+/);
    const late = await desk.hiring.act(path, { action: 'unmail', message: file.events[0].id });
    expect([late.status, late.body.codes]).toEqual([422, { message: { code: 'mailNotWaiting' } }]);
  });

  it('stands on their dashboard once it has left, beside what they answered, and in their export', async () => {
    const { path, sender, email, letters } = await apply();
    const own = async () =>
      (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body[0].messages;
    await desk.hiring.act(path, message);
    expect(await own()).toBeUndefined();
    await leave(10);
    await handOn(mail({ from: email, to: replyTo(letters) }));
    const told = [
      { isOwn: false, subject: 'Hello', words: message.text },
      { isOwn: true, subject: 'Re: Your application', words: 'Tuesday suits me.' },
    ];
    expect(await own()).toMatchObject(told);
    await db().execute(sql`delete from mails`);
    expect(await own()).toMatchObject(told);
    expect((await desk.hiring.call('GET', '/mydata', undefined, sender)).body.applications[0].messages).toMatchObject(
      told,
    );
  });

  it('taken back until then it never leaves, and they are as long without word as before', async () => {
    const { path, sender } = await apply();
    const word = async () => (await desk.hiring.call('GET', path)).body.lastWordAt;
    const before = await word();
    await desk.hiring.act(path, message);
    expect(await word()).not.toBe(before);
    const [{ id }] = await eventsOf({ path });
    expect((await desk.hiring.act(path, { action: 'unmail', message: id })).status).toBe(201);
    expect(await word()).toBe(before);
    expect(await leave(10)).toEqual([]);
    expect((await eventsOf({ path })).map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'unmail',
      'unsent',
    ]);
    expect(
      (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body[0].messages,
    ).toBeUndefined();
    const other = await apply();
    expect((await desk.hiring.act(other.path, { action: 'unmail', message: id })).status).toBe(422);
    expect((await desk.hiring.act(path, { action: 'unmail', message: id }, sender)).status).toBe(403);
  });
});
