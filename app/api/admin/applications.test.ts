import { openHiring } from '@/care-api/testing/hiring';
import { noonIn } from '@/care-api/testing/noon-in';
import { applicationDraftName } from '@/lib/admin/applications';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { asForm, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST } from './applications/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
let hiring: Awaited<ReturnType<typeof openHiring>>;
beforeAll(async () => {
  hiring = await openHiring(site.api.test);
}, 60_000);
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);

async function post(fields: Record<string, string>, cookie: string) {
  const body = new URLSearchParams(fields);
  const address = 'http://site.example/api/admin/applications';
  const answer = await POST(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return { to: `${answer.status} ${answer.headers.get('location') ?? ''}`, answer };
}
const here = (id: number, said: string) => `303 /adminPanel/applications/${id}?in=%3Fq%3Da&${said}`;
const stageOf = async (path: string) => (await hiring.call('GET', path)).body;

it('each stage is a button: it takes the application there, with what comes next', async () => {
  const cookie = await admin();
  const { id, path } = await hiring.apply();
  const act = async (action: string, fields: Record<string, string> = {}) =>
    (await post({ id: String(id), action, search: '?q=a', ...fields }, cookie)).to;
  const noted = here(id, 'done=noted');
  for (const stage of ['read', 'shortlisted', 'call']) expect(await act(stage, { reason: 'filled' })).toBe(noted);
  expect(await act('next', { nextStep: 'We ring you.' })).toBe(noted);
  expect(await stageOf(path)).toMatchObject({ stage: 'call', nextStep: 'We ring you.', reason: '' });
  const nextOn = noonIn(2).slice(0, 10);
  expect(await act('next', { nextOn })).toBe(noted);
  expect(await stageOf(path)).toMatchObject({ nextStep: 'We ring you.', nextOn });
  expect(await act('next', { nextStep: 'We ask your referees.', nextOn: '' })).toBe(noted);
  expect(await stageOf(path)).toMatchObject({ nextStep: 'We ask your referees.', nextOn: null });
  expect(await act('closed', { reason: 'experience', note: 'No nights.' })).toBe(noted);
  expect(await stageOf(path)).toMatchObject({ stage: 'closed', reason: 'experience' });
  expect(await act('checks')).toBe(`${here(id, 'problem=stageNotNext')}#problem`);
  expect(await act('burn')).toMatch(/^415/);
  expect((await post({ id: String(id), action: 'read' }, (await site.somebody()).cookie)).to).toMatch(
    /problem=roleMissing#problem$/,
  );
});

it('a check and a line of the work history are kept, and what is wrong with one stays typed', async () => {
  const cookie = await admin();
  const { id, path } = await hiring.apply();
  const send = (fields: Record<string, string>) => post({ id: String(id), search: '?q=a', ...fields }, cookie);
  const seen = { action: 'check', check: 'rightToWork', state: 'seen', evidence: 'Share code' };
  const refused = await send({ ...seen, repeatOn: '1900-01-01' });
  expect(refused.to).toBe(`${here(id, 'problem=dayPast')}#problem`);
  const jar = cookiesOf(refused.answer);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  const draft = readDraft((name) => jar[name], applicationDraftName(id), owner);
  expect(draft).toMatchObject({ words: { check: 'rightToWork', evidence: 'Share code', repeatOn: '1900-01-01' } });
  expect((await send(seen)).to).toBe(here(id, 'done=noted'));
  const work = { action: 'work', kind: 'job', from: '2015-01-01', words: 'A home in York' };
  expect((await send(work)).to).toBe(here(id, 'done=noted'));
  const file = async () => (await hiring.call('GET', `${path}/file`)).body;
  const { checks, work: lines } = await file();
  expect([checks.length, lines.length]).toEqual([1, 1]);
  expect((await send({ action: 'unwork', line: String(lines[0].id) })).to).toBe(here(id, 'done=noted'));
  expect((await file()).work).toEqual([]);
});

it('times for an interview are offered by a plain form, and what is wrong with one is said at its field', async () => {
  const cookie = await admin();
  const { id, path } = await hiring.apply();
  const send = (fields: Record<string, string>) => post({ id: String(id), search: '?q=a', ...fields }, cookie);
  const terms = { action: 'offerInterview', minutes: '30', place: 'We ring you.' };
  const refused = await send({ ...terms, 'times.0': noonIn(2), 'times.1': '', 'times.3': noonIn(-2) });
  expect(refused.to).toBe(`${here(id, 'problem=momentPast')}#problem`);
  const jar = cookiesOf(refused.answer);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  const draft = readDraft((name) => jar[name], applicationDraftName(id), owner);
  expect(draft).toMatchObject({ words: { 'times.0': noonIn(2), 'times.1': '', place: 'We ring you.' } });
  expect(draft?.report?.codes).toEqual({ 'times.3': { code: 'momentPast' } });
  expect((await send({ ...terms, 'times.1': noonIn(2), 'times.3': noonIn(4) })).to).toBe(here(id, 'done=noted'));
  const { interview } = (await hiring.call('GET', `${path}/file`)).body;
  expect(interview).toMatchObject({ state: 'offered', minutes: 30, times: [expect.anything(), expect.anything()] });
  expect((await send({ action: 'cancelInterview' })).to).toBe(here(id, 'done=noted'));
});

it('a reference is asked for by a plain form of the check’s row, and taken back by another one', async () => {
  const cookie = await admin();
  const { id, path } = await hiring.apply();
  const send = (fields: Record<string, string>) => post({ id: String(id), search: '?q=a', ...fields }, cookie);
  const asked = { action: 'askReference', check: 'references', referee: 'Rita', language: 'en' };
  const refused = await send({ ...asked, refereeEmail: 'rita' });
  expect(refused.to).toBe(`${here(id, 'problem=emailInvalid')}#problem`);
  const jar = cookiesOf(refused.answer);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  const draft = readDraft((name) => jar[name], applicationDraftName(id), owner);
  expect(draft).toMatchObject({ words: { check: 'references', referee: 'Rita', refereeEmail: 'rita' } });
  expect(draft?.report?.codes).toEqual({ refereeEmail: { code: 'emailInvalid' } });
  expect((await send({ ...asked, refereeEmail: 'rita@example.org' })).to).toBe(here(id, 'done=noted'));
  const [reference] = (await hiring.call('GET', `${path}/file`)).body.references;
  expect(reference).toMatchObject({ state: 'asked', referee: 'Rita', email: 'rita@example.org' });
  const withdraw = { action: 'withdrawReference', reference: reference.id };
  expect((await send(withdraw)).to).toBe(here(id, 'done=noted'));
  expect((await send(withdraw)).to).toBe(`${here(id, 'problem=referenceOver')}#problem`);
});

it('goes on to the next one of the list, and says that it shall go on so', async () => {
  const cookie = await admin();
  const [first, second] = [await hiring.apply(), await hiring.apply()];
  const search = '?status=sent&sort=created';
  const { to } = await post({ id: String(first.id), action: 'shortlisted', search, next: '1' }, cookie);
  expect(to).toMatch(new RegExp(`^303 /adminPanel/applications/${second.id}\\?in=.+&goOn=${first.id}$`));
});

it('knows the next one also where it has left the list by being looked at', async () => {
  const cookie = await admin();
  const [first, second] = [await hiring.apply(), await hiring.apply()];
  await hiring.call('POST', `${first.path}/read`);
  const asked = { id: String(first.id), search: '?status=sent', after: String(second.id) };
  const next = `303 /adminPanel/applications/${second.id}?in=%3Fstatus%3Dsent`;
  expect((await post({ ...asked, action: 'call', next: '1' }, cookie)).to).toBe(`${next}&goOn=${first.id}`);
  const stays = `303 /adminPanel/applications/${first.id}?in=%3Fstatus%3Dsent&after=${second.id}`;
  expect((await post({ ...asked, action: 'spoke' }, cookie)).to).toBe(`${stays}&done=noted`);
  expect((await post({ ...asked, action: 'closed', next: '1' }, cookie)).to).toBe(
    `${stays}&problem=choiceMissing#problem`,
  );
});
