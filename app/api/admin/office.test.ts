import { sessions } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { readSetting } from '@/care-api/settings/settings';
import { plainPicture } from '@/care-api/testing/sample-pictures';
import { newKeyForm } from '@/lib/admin/api-keys';
import { jobQuestions } from '@/lib/admin/job-start';
import { settingDraftName } from '@/lib/admin/setting-draft';
import { openSession } from '@/lib/auth/session';
import { staffMailKinds } from '@/lib/contract/staff-mail';
import { readDraft } from '@/lib/forms/draft';
import { shownOnceName } from '@/lib/http/cookie-names.mjs';
import { isJob } from '@/lib/listings/is-job';
import { asForm, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST as jobs } from './jobs/route';
import { POST as keys } from './keys/route';
import { POST as lists } from './lists/route';
import { POST as mail } from './mails/route';
import { POST as settings } from './settings/route';
import { POST as setup } from './setup/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
type Post = (request: Request) => Promise<Response>;
type Fields = [string, string][];

async function post(handle: Post, fields: Fields, cookie: string): Promise<string> {
  const body = new URLSearchParams(fields);
  const address = 'http://site.example/api/admin';
  const answer = await handle(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);
const db = () => site.api.test.deps.database.db;

it('a list is kept as somebody has it: views, columns, size', async () => {
  const cookie = await admin();
  const at: Fields = [
    ['list', 'users'],
    ['path', '/adminPanel/users'],
    ['search', '?status=banned'],
  ];
  const act = (action: string, ...more: Fields) => post(lists, [...at, ['action', action], ...more], cookie);
  const kept = '303 /adminPanel/users?status=banned&done=kept';
  expect(await act('save', ['name', 'Shut out'], ['isFirst', '1'])).toBe(kept);
  expect(await act('choose', ['columns', 'email'], ['columns', 'created'], ['shown', 'email'], ['size', '50'])).toBe(
    kept,
  );
  const { listSettings, staffViews } = await import('@/care-api/database/schema/staff');
  const [view] = await db().select().from(staffViews);
  const [choice] = await db().select().from(listSettings);
  expect(view).toMatchObject({ list: 'users', name: 'Shut out', search: '?status=banned', isShared: false });
  expect(choice).toMatchObject({ hidden: ['created'], size: 50, viewId: view?.id });
  expect(await act('plain')).toBe(kept);
  expect((await db().select().from(listSettings))[0]?.viewId).toBeNull();
  expect(await act('forget', ['viewId', String(view?.id)])).toBe(kept);
  expect(await db().select().from(staffViews)).toEqual([]);

  expect(await act('save', ['name', ' '])).toBe('303 /adminPanel/users?status=banned&problem=fieldsRequired');
  expect(await act('forget')).toBe('303 /adminPanel/users?status=banned&problem=choiceMissing');
  expect(await act('burn')).toMatch(/^415/);
  const { cookie: theirs } = await site.somebody();
  expect(await post(lists, [...at, ['action', 'plain']], theirs)).toMatch(/problem=roleMissing$/);
});

it('a mail is stopped, sent again, and what is refused is said', async () => {
  const cookie = await admin();
  const [row] = await db()
    .insert(mails)
    .values({ to: 'ann@example.org', subject: 'Hello', text: 'Words', nextAttemptAt: new Date(Date.now() + 9e6) })
    .returning();
  const act = (action: string, id = String(row?.id)) => {
    const fields: Fields = [
      ['id', id],
      ['action', action],
      ['search', '?q=a'],
    ];
    return post(mail, fields, cookie);
  };
  expect(await act('stop')).toBe('303 /adminPanel/mails?q=a&done=stop');
  expect(await act('stop')).toBe('303 /adminPanel/mails?q=a&problem=mailNotWaiting');
  expect(await act('again')).toBe('303 /adminPanel/mails?q=a&done=again');
  expect(await act('again', 'x')).toMatch(/^415/);
});

it('how long things are kept is chosen from what is offered', async () => {
  const cookie = await admin();
  const choose = (callBacks: string, auditDays = '1095') => {
    const fields: Fields = [
      ['key', 'retention'],
      ['callBacks', callBacks],
      ['complaints', '2190'],
      ['comments', 'ever'],
      ['drafts', 'ever'],
      ['mails', '365'],
      ['applications', '180'],
      ['subscribers', '30'],
      ['revisions', 'ever'],
      ['audit', auditDays],
    ];
    return post(settings, fields, cookie);
  };
  expect(await choose('730')).toBe('303 /adminPanel/settings?done=saved');
  expect(await choose('7')).toMatch(/^415/);
  // Shorter than the law may ask for.
  expect(await choose('730', '365')).toMatch(/^415/);
});

it('a directory without jobs gets a category for them and questions for whoever applies, once', async () => {
  const cookie = await admin();
  expect(await post(jobs, [], cookie)).toBe('303 /adminPanel/listings/new?done=created');
  expect(await post(jobs, [], cookie)).toMatch(/^303 \/adminPanel\/listings\/new\?problem=/);
  const ask = async (path: string) => (await site.api.test.send('GET', path, undefined)).json();
  expect(isJob((await ask('/Category')).map((row: { categoryName: string }) => row.categoryName))).toBe(true);
  const [questionnaire, ...more] = await ask('/Questionnaire');
  expect([questionnaire.title, more]).toEqual([jobQuestions.title, []]);
  expect((await ask(`/Questionnaire/${questionnaire.id}`)).questions).toHaveLength(6);
  const { cookie: theirs } = await site.somebody();
  expect(await post(jobs, [], theirs)).toMatch(/problem=roleMissing$/);
});

it('which comments wait is chosen by rules', async () => {
  const cookie = await admin();
  const choose = (days: string) =>
    post(
      settings,
      [
        ['key', 'comments'],
        ['first', '1'],
        ['closeAfterDays', days],
      ],
      cookie,
    );
  expect(await choose('90')).toBe('303 /adminPanel/settings?done=saved');
  expect(await choose('0')).toBe('303 /adminPanel/settings?problem=problem#problem');
  expect(await choose('')).toBe('303 /adminPanel/settings?done=saved');
});

it('who of the staff gets which mail is ticked', async () => {
  const cookie = await admin();
  const choose = (...fields: Fields) =>
    post(
      settings,
      [
        ['key', 'staffMail'],
        ...staffMailKinds.map((kind): [string, string] => [`${kind}.when`, 'daily']),
        ['posts.to', 'role'],
        ['posts.to', 'admin'],
        ...fields,
      ],
      cookie,
    );
  expect(await choose()).toBe('303 /adminPanel/settings?done=saved');
  const rules = (await readSetting(db(), 'staffMail')).posts;
  expect(rules).toEqual({ to: ['role', 'admin'], people: [], when: 'daily' });
  expect(await choose(['posts.people', 'nobody'])).toBe('303 /adminPanel/settings?problem=namesNothing#problem');
});

it('what was chosen is kept on the way through the password, until it is taken', async () => {
  const cookie = await admin();
  await db()
    .update(sessions)
    .set({ confirmedAt: new Date(0) });
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  const choose = (jar = '') => {
    const body = new URLSearchParams({ key: 'comments', link: '1', closeAfterDays: '30' });
    const headers = { ...asForm, cookie: `${cookie}; ${jar}` };
    return settings(new Request('http://site.example/api/admin', { method: 'POST', body, headers }));
  };
  const turned = await choose();
  expect(turned.headers.get('location')).toMatch(
    /^\/adminPanel\/confirm\?path=%2FadminPanel%2Fsettings&search=&deed=[\w-]{36}$/,
  );
  const jar = cookiesOf(turned);
  const draft = readDraft((name) => jar[name], settingDraftName('comments'), owner);
  expect(JSON.parse(draft?.words.value ?? '')).toMatchObject({ link: true, first: false, closeAfterDays: 30 });

  const body = new URLSearchParams({ name: 'A partner', days: '30' });
  const headers = { ...asForm, cookie };
  const asked = cookiesOf(await keys(new Request('http://site.example/api/admin', { method: 'POST', body, headers })));
  expect(readDraft((name) => asked[name], newKeyForm, owner)?.words).toMatchObject({ name: 'A partner' });

  await db().update(sessions).set({ confirmedAt: new Date() });
  const kept = Object.entries(jar).map((pair) => pair.join('='));
  const taken = cookiesOf(await choose(kept.join('; ')));
  expect(readDraft((name) => taken[name], settingDraftName('comments'), owner)).toBeNull();
  expect(Object.keys(taken)).toEqual(Object.keys(jar).filter((name) => name !== shownOnceName));
});

describe('a new site', () => {
  async function send(fields: Record<string, string | Blob>, cookie: string): Promise<string> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { cookie, origin: 'http://site.example', 'sec-fetch-site': 'same-origin' };
    const answer = await setup(new Request('http://site.example/api/admin/setup', { method: 'POST', body, headers }));
    return `${answer.status} ${answer.headers.get('location') ?? ''}`;
  }
  const company = async () => (await fetch(`${site.api.url}/api/CompanyDetail/GetLatestCompanyDetailslatest`)).json();

  it('becomes somebody’s own by one form', async () => {
    const cookie = await admin();
    const picture = new File([new Uint8Array(await plainPicture(40, 30).png().toBuffer())], 'logo.png');
    const fields = {
      name: 'Own Care',
      phone: '01632 960000',
      openingHours: 'Every day',
      palette: 'ocean',
      'hours.1': '9-17',
    };
    expect(await send({ ...fields, logo: picture }, cookie)).toBe('303 /adminPanel/setup?done=saved');
    const made = await company();
    expect(made).toMatchObject({
      companyName: 'Own Care',
      openingHours: 'Every day',
      openingPeriods: [{ weekday: 1, from: '09:00', to: '17:00' }],
      palette: 'ocean',
      isSample: false,
    });
    expect(made.logoPath).toMatch(/^[\w-]+\.(png|jpg)$/);

    const opened = { id: String(made.companyId), version: String(made.version) };
    expect(await send({ ...fields, ...opened, palette: 'plum' }, cookie)).toBe('303 /adminPanel/setup?done=saved');
    expect(await company()).toMatchObject({ palette: 'plum', logoPath: made.logoPath });
    expect(await send({ ...fields, ...opened }, cookie)).toBe('303 /adminPanel/setup#problem');
    expect(await send({ ...fields, name: '' }, cookie)).toBe('303 /adminPanel/setup#problem');
    expect(await send({ ...fields, palette: 'neon' }, cookie)).toBe('303 /adminPanel/setup#problem');
    expect(await company()).toMatchObject({ palette: 'plum' });
    expect(await send(fields, (await site.somebody()).cookie)).toMatch(/#problem$/);
  });

  it('loses what was made up, when its admin says so', async () => {
    const cookie = await admin();
    const remove = { action: 'removeSample', sure: '1' };
    expect(await send({ action: 'removeSample' }, cookie)).toMatch(/problem=fieldsRequired#problem$/);
    expect(await send(remove, cookie)).toBe('303 /adminPanel/setup?done=sample');
    // As the page sends it on that asked for the password.
    expect(await post(setup, Object.entries(remove), cookie)).toBe('303 /adminPanel/setup?done=sample');
    expect(await send(remove, (await site.somebody()).cookie)).toMatch(/problem=adminOnly#problem$/);
  });
});
