import { readdirSync } from 'node:fs';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { toFileAnswer } from '@/lib/contract/file-answer';

const pdf = '%PDF-1.7\ntrailer\n%%EOF\n';
let test: TestApp;
let [admin, user, other] = ['', '', ''];
let listing: number;
let asked: { id: number; questions: { id: number }[] };

beforeAll(async () => {
  test = await openTestApp();
  [admin, user, other] = await Promise.all([test.signIn('admin'), test.signIn('user'), test.signIn('user')]);
  listing = (await ok('POST', '/TypeDetail', { typeTitle: 'A post for a carer' }, admin)).typeId;
  const questions = [question({ id: 1, headline: 'Your CV', inputKind: 'file', required: true }), question({ id: 2 })];
  asked = await ok('POST', '/Questionnaire', { title: 'Apply', typeId: String(listing), questions }, admin);
}, 60_000);
afterAll(() => test.close());

async function ok(method: string, path: string, body: unknown, as: string) {
  const answer = await test.send(method, path, body, { as });
  const said = await answer.json();
  expect([path, answer.status < 300, said]).toEqual([path, true, said]);
  return said;
}
const upload = (content: string, as: string | null = user, name = 'My CV.pdf') =>
  test.send('POST', `/Response/files?name=${encodeURIComponent(name)}`, content, {
    ...(as && { as }),
    headers: { 'content-type': 'application/octet-stream' },
  });
const uploaded = async (as = user, name?: string) => (await upload(pdf, as, name)).json();
const record = (value: string, place = 0) => ({
  questionnaireId: asked.id,
  questionId: asked.questions[place]!.id,
  typeId: listing,
  responseValue: value,
});
const apply = (value: string, as = user) => test.send('POST', '/Response/ObjectResponses', [record(value)], { as });
const open = (id: string, as?: string) => test.send('GET', `/Response/files/${id}`, undefined, as ? { as } : {});
const kept = () => readdirSync(test.filesDir).filter((name) => name.endsWith('.answer'));

it('a file that was sent is opened by its sender and by staff, as a file and never as a page', async () => {
  const file = await uploaded();
  expect(file).toMatchObject({ name: 'My CV.pdf', type: 'pdf', bytes: pdf.length });
  expect((await apply(toFileAnswer(file))).status).toBe(201);
  for (const as of [user, admin, await test.signIn('coordinator')]) {
    const answer = await open(file.id, as);
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''My%20CV.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  const [application] = await (await test.send('GET', '/Response/applications', undefined, { as: user })).json();
  expect(application.answers).toEqual([{ label: 'Your CV', value: toFileAnswer(file) }]);
});

it('nobody else opens it, and no address of pictures leads to it', async () => {
  const file = await uploaded();
  expect((await open(file.id, admin)).status).toBe(403);
  await apply(toFileAnswer(file));
  const strangers = [other, await test.signIn('editor')];
  expect(await Promise.all(strangers.map(async (as) => (await open(file.id, as)).status))).toEqual([403, 403]);
  expect((await open(file.id)).status).toBe(401);
  expect((await open('0'.repeat(24), user)).status).toBe(404);
  for (const name of [`${file.id}.answer`, file.id, `${file.id}.answer.png`]) {
    expect((await test.send('GET', `/Documents/appImages/${name}`)).status).toBe(404);
  }
});

it('is refused where nobody is signed in, and in words where it is none of ours', async () => {
  expect((await upload(pdf, null)).status).toBe(401);
  for (const [content, code] of [
    ['', 'fileEmpty'],
    ['MZ and so on', 'fileTypeWrong'],
    [`%PDF-${'x'.repeat(11 * 1024 * 1024)}`, 'fileTooLarge'],
  ] as const) {
    const answer = await upload(content);
    expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
  }
  expect((await upload('x'.repeat(13 * 1024 * 1024))).status).toBe(413);
});

it('takes a name apart that hides what it is, or where it goes', async () => {
  const names = ['..\\..\\cv.exe', '/etc/passwd', 'cv\u202efdp.exe', '\r\nset-cookie: a', '.pdf', '履歴書.PDF'];
  const given = await Promise.all(names.map(async (name) => (await uploaded(user, name)).name));
  expect(given).toEqual(['cv.pdf', 'passwd.pdf', 'cvfdp.pdf', 'set-cookie: a.pdf', 'file.pdf', '履歴書.pdf']);
});

it('is the answer of one alone: not of somebody else, not twice, and none that is gone', async () => {
  const file = await uploaded();
  for (const [value, as] of [
    [toFileAnswer(file), other],
    [toFileAnswer({ id: 'f'.repeat(24), name: 'cv.pdf' }), user],
    ['my-cv.pdf', user],
  ] as const) {
    const answer = await apply(value, as);
    expect([answer.status, (await answer.json()).codes]).toEqual([
      422,
      { '0.responseValue': expect.objectContaining({ code: 'fileGone' }) },
    ]);
  }
  expect((await apply(toFileAnswer(file))).status).toBe(201);
  const again = await test.send('POST', '/Response', record(toFileAnswer(file)), { as: user });
  expect(again.status).toBe(422);
});

it('a single answer names another file, and lets go of the one before', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const made = await ok('POST', '/Response', record(toFileAnswer(first)), user);
  await ok('PUT', `/Response/${made.id}`, record(toFileAnswer(second)), user);
  test.deps.now = () => new Date(Date.now() + 86_500_000);
  await runDueJobs(test.deps);
  test.deps.now = () => new Date();
  expect(kept()).toEqual(expect.arrayContaining([`${second.id}.answer`]));
  expect(kept()).not.toContain(`${first.id}.answer`);
});

it('what is not sent within a day goes, with the draft’s word of it; what was sent stays', async () => {
  const [sent, unsent] = [await uploaded(), await uploaded()];
  await apply(toFileAnswer(sent));
  const answers = [{ identifier: 'your-cv', values: [toFileAnswer(unsent)] }];
  const draft = { version: '1.1', answers, clientTime: new Date().toISOString() };
  await ok('PUT', `/Response/draft/${listing}`, draft, user);
  test.deps.now = () => new Date(Date.now() + 86_300_000);
  await runDueJobs(test.deps);
  expect(kept()).toContain(`${unsent.id}.answer`);
  test.deps.now = () => new Date(Date.now() + 86_500_000);
  await runDueJobs(test.deps);
  test.deps.now = () => new Date();
  expect(kept()).toContain(`${sent.id}.answer`);
  expect(kept()).not.toContain(`${unsent.id}.answer`);
  const left = await ok('GET', `/Response/draft/${listing}`, undefined, user);
  expect(left.answers).toEqual([{ identifier: 'your-cv', values: [] }]);
});

it('of twenty that nobody sent the oldest makes room', async () => {
  const as = await test.signIn('user');
  const files: { id: string }[] = [];
  for (let count = 0; count < 21; count += 1) files.push(await uploaded(as));
  expect((await open(files[0]!.id, as)).status).toBe(404);
  expect((await open(files[1]!.id, as)).status).toBe(200);
});

it('a file is looked at where there is a scanner: what is harmful, or cannot be looked at, is not kept', async () => {
  const before = kept().length;
  const send = (scanFile: (content: Buffer) => Promise<boolean>) =>
    test.sendTo(test.appWith({ scanFile }), 'POST', '/Response/files?name=cv.pdf', pdf, {
      as: user,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const harmful = await send(async () => false);
  expect([harmful.status, (await harmful.json()).code]).toEqual([422, 'fileHarmful']);
  const away = await send(() => Promise.reject(new Error('away')));
  expect([away.status, (await away.json()).code]).toEqual([503, 'systemAway']);
  expect(kept()).toHaveLength(before);
  expect((await send(async () => true)).status).toBe(200);
  expect(kept()).toHaveLength(before + 1);
});
