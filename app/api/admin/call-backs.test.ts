import { eq } from 'drizzle-orm';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { mails } from '@/care-api/database/schema/settings';
import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { POST as answerPlainly } from './call-backs/answer/route';
import { POST } from './call-backs/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

async function post(fields: Record<string, string>, cookie: string, handle = POST) {
  const body = new URLSearchParams(fields);
  const answer = await handle(
    new Request('http://site.example/api/admin/call-backs', { method: 'POST', body, headers: { ...asForm, cookie } }),
  );
  const kept = answer.headers.getSetCookie().some((one) => one.startsWith('form-draft'));
  return { to: `${answer.status} ${answer.headers.get('location') ?? ''}`, kept };
}
async function ask(name: string): Promise<string> {
  const whole = { yourName: name, email: 'ann@example.org', yourMessage: 'Please ring me.' };
  const answer = await site.api.test.send('POST', '/Requestcallback', whole);
  return String((await answer.json()).requestId);
}
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);
const here = (id: string, search: string, said: string) =>
  `303 /adminPanel/call-backs/${id}?${new URLSearchParams({ in: search })}&${said}`;

it('does each thing with a request, and comes back to it in its list', async () => {
  const cookie = await admin();
  const id = await ask('Ann');
  const act = async (action: string, fields: Record<string, string> = {}) =>
    (await post({ id, action, search: '?q=ann', ...fields }, cookie)).to;
  const noted = here(id, '?q=ann', 'done=noted');
  for (const action of ['take', 'calling', 'spoke', 'safeguarding', 'spam', 'reopen']) {
    expect([action, await act(action)]).toEqual([action, noted]);
  }
  expect(await act('noAnswer', { until: '' })).toBe(noted);
  expect(await act('assign', { owner: '' })).toBe(noted);
  expect(await act('mailed', { subject: 'Hello', text: 'Dear Ann', outcome: 'ignored' })).toBe(noted);
  const queued = await site.api.test.deps.database.db.select().from(mails);
  expect(queued.at(-1)).toMatchObject({ to: 'ann@example.org', subject: 'Hello' });
  expect(await act('close', { outcome: 'booked' })).toBe(noted);
});

it('keeps what was typed where something is missing, and says what', async () => {
  const cookie = await admin();
  const id = await ask('Ann');
  const { to, kept } = await post({ id, action: 'close', note: 'Long words' }, cookie);
  expect([to, kept]).toEqual([`${here(id, '', 'problem=outcomeMissing')}#problem`, true]);
  expect((await post({ id, action: 'link', other: 'x' }, cookie)).to).toMatch(
    /problem=(namesNothing|problem)#problem$/,
  );
  expect((await post({ id, action: 'take', version: '7' }, cookie)).to).toMatch(/problem=changedMeanwhile#problem$/);
  expect((await post({ id, action: 'burn' }, cookie)).to).toMatch(/^415/);
});

it('goes on to the next one of the list where that is wanted', async () => {
  const cookie = await admin();
  const [first, second] = [await ask('Next 1'), await ask('Next 2')];
  const search = '?q=next&status=unassigned&sort=created';
  const { to } = await post({ id: first, action: 'take', search, next: '1' }, cookie);
  expect(to).toMatch(new RegExp(`^303 /adminPanel/call-backs/${second}\\?in=`));
});

it('a mail without words leaves nobody, and the field is told', async () => {
  const cookie = await admin();
  const id = await ask('Ann');
  const { to, kept } = await post({ id, action: 'mailed', mail: '1', subject: 'Hello' }, cookie);
  expect([to, kept]).toEqual([`${here(id, '', 'problem=fieldsRequired')}#problem`, true]);
});

it('is nothing for others', async () => {
  const { cookie } = await site.somebody();
  expect((await post({ id: await ask('Ann'), action: 'take' }, cookie)).to).toMatch(/problem=roleMissing#problem$/);
});

it('is answered by the published call where an API has no others, one dated line behind the other', async () => {
  site.api.serveBare();
  const cookie = await admin();
  const id = await ask('Plain');
  const answer = (fields: Record<string, string>) => post({ id, search: '?q=x', ...fields }, cookie, answerPlainly);
  const stored = async () => {
    const rows = await site.api.test.deps.database.db
      .select()
      .from(callBacks)
      .where(eq(callBacks.id, Number(id)));
    return rows[0];
  };
  expect((await answer({ status: 'OnHold', note: 'No answer.' })).to).toBe(here(id, '?q=x', 'done=noted'));
  expect(await stored()).toMatchObject({ status: 'OnHold', state: 'waiting', name: 'Plain', email: 'ann@example.org' });
  expect((await stored())?.note).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d OnHold: No answer\.$/);
  const refused = await answer({ status: 'Closed', note: 'x'.repeat(4_001) });
  expect([refused.to, refused.kept]).toEqual([`${here(id, '?q=x', 'problem=tooMuch')}#problem`, true]);
  expect((await stored())?.status).toBe('OnHold');
  expect((await answer({ status: 'Gone' })).to).toMatch(/^415/);
  const missing = await post({ id: '999999', status: 'Open' }, cookie, answerPlainly);
  expect(missing.to).toMatch(/problem=nothingHere#problem$/);
});
