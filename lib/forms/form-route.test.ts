import { sealSession } from '@/lib/auth/session';
import { endpoints } from '@/lib/contract/endpoints';
import { shareContentState, writtenContent } from '@/lib/http/content-state.mjs';
import { honeypotField } from '@/lib/http/honeypot';
import { cookiesOf } from '@/testing/test-site';
import { readDraft } from './draft';
import { refused } from './fault';
import { type FormRoute, formRoute } from './form-route';
import { textOf } from './read-sent';

const revalidated: string[] = [];
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }));
beforeEach(() => revalidated.splice(0));

type Words = { words: string };
const form: FormRoute<Words, string> = {
  call: endpoints.createFaq,
  who: 'anyone',
  maxBytes: 1_000,
  read: (sent) => (sent.has('words') ? { words: textOf(sent, 'words') } : null),
  send: async ({ words }) =>
    words === 'bad' ? refused(422, 'problem', { words: 'nameRequired' }) : { ok: true, value: words },
  done: (value) => ({ location: `/done?${value}` }),
  back: (_, { locale, returnUrl }) => `/${locale}/back?${returnUrl}`,
  keep: { form: 'test', words: ({ words }) => ({ words }) },
};

function send(body: string, { type = 'application/x-www-form-urlencoded', changed = {}, headers = {} } = {}) {
  const sent = { 'sec-fetch-site': 'same-origin', 'content-type': type, ...headers };
  return formRoute<Words, string>({ ...form, ...changed })(
    new Request('http://site.example/api/x', { method: 'POST', body, headers: sent }),
  );
}
const toHeader = (answer: Response) =>
  Object.entries(cookiesOf(answer))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const signedIn = async () => {
  const whose = { sid: 'sid', accessToken: 'a', refreshToken: '', userId: 'me', name: 'Edith', email: 'e@example.org' };
  const times = { isAdmin: false, signedInAt: Date.now(), endsAt: Date.now() + 60_000 };
  return `Bearer=${await sealSession({ ...whose, ...times })}`;
};
const json = (value: unknown, more = {}) => send(JSON.stringify(value), { type: 'application/json', ...more });

describe('the door', () => {
  it('answers a plain form with a page and script with JSON, of the same fields', async () => {
    const page = await send('words=a%26b&other=1');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/done?a&b']);
    const answer = await json({ words: 'a&b', other: 1 });
    expect([answer.status, await answer.json()]).toEqual([200, { location: '/done?a&b' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('forgets the words of a form that came back as soon as it is taken, by script too', async () => {
    const cookie = toHeader(await send('words=bad'));
    const taken = await json({ words: 'good' }, { headers: { cookie } });
    expect(cookiesOf(taken)['form-draft-0']).toBe('');
  });

  it('knows the language of a form with files it does not read by the page it came from', async () => {
    const changed = { who: 'user', hasFiles: true, read: () => ({ words: '' }) } as const;
    const answer = await send('', { changed, headers: { referer: 'http://site.example/ar/profiles' } });
    expect(answer.headers.get('location')).toMatch(/^\/ar\/login-register\?/);
  });

  it('leads somebody signed out to the login and back to the page, where a form with files was not read', async () => {
    const changed = { who: 'user', hasFiles: true, isPlainOnly: true, read: () => null } as const;
    const answer = await send('', { changed, headers: { referer: 'http://site.example/ar/adminPanel/posts/7' } });
    const said = new URLSearchParams({ returnUrl: '/ar/adminPanel/posts/7', notice: 'expired' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ar/login-register?${said}`]);
  });

  it('makes fresh what the call changes, and only once it is done', async () => {
    await send('words=bad');
    expect(revalidated).toEqual([]);
    await send('words=good');
    expect(revalidated).toEqual(['faqs']);
  });

  it('tells the front what went through and may be shown on a page, and nothing else', async () => {
    const noted: (readonly string[])[] = [];
    shareContentState({ versionOf: () => null, note: (tags) => noted.push(tags) });
    const bots = { thankBots: () => ({ location: '/thanks' }) };
    await send('words=bad');
    await send(`words=good&${honeypotField}=x`, { changed: bots });
    await send('words=good', { changed: { call: endpoints.createSubscriber } });
    await send('words=good', { changed: { call: endpoints.logout } });
    expect(noted).toEqual([]);
    await send('words=good');
    expect(noted).toEqual([[writtenContent]]);
    await send('words=good', { changed: { call: endpoints.updateProfile }, headers: { cookie: await signedIn() } });
    expect(noted).toHaveLength(2);
    Reflect.deleteProperty(globalThis, Symbol.for('live-in-care.content-state'));
  });

  it('sends a refused form back with its words, in its language, and never to another site', async () => {
    const answer = await send('words=bad&locale=ar&returnUrl=//evil.example');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/back?null#problem']);
    const jar = cookiesOf(answer);
    expect(readDraft((name) => jar[name], 'test')).toMatchObject({
      words: { words: 'bad' },
      report: { code: 'problem', codes: { words: { code: 'nameRequired' } } },
    });
    const script = await json({ words: 'bad' });
    expect([script.status, script.headers.getSetCookie()]).toEqual([422, []]);
  });

  it('forgets the words that came back once the form is taken', async () => {
    const cookie = toHeader(await send('words=bad'));
    const answer = await send('words=good', { headers: { cookie } });
    expect(answer.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual([
      'form-draft-0=',
      'form-draft-1=',
      'form-draft-2=',
    ]);
    expect((await send('words=good')).headers.getSetCookie()).toEqual([]);
  });

  it('leaves alone the words of other forms, whether it is taken or refused', async () => {
    const other = { keep: { form: 'other', words: () => ({ words: 'typed before' }) } };
    const first = toHeader(await send('words=bad', { changed: other }));
    expect((await send('words=good', { headers: { cookie: first } })).headers.getSetCookie()).toEqual([]);
    const both = await send('words=bad', { headers: { cookie: first } });
    const taken = await send('words=good', { headers: { cookie: toHeader(both) } });
    for (const [answer, mine] of [
      [both, { words: 'bad' }],
      [taken, undefined],
    ] as const) {
      const jar = cookiesOf(answer);
      expect(readDraft((name) => jar[name], 'test')?.words).toEqual(mine);
      expect(readDraft((name) => jar[name], 'other')?.words).toEqual({ words: 'typed before' });
    }
  });

  it('refuses what comes from elsewhere, is too large, cut short or not this form', async () => {
    expect((await send('words=a', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await json({ words: 'x'.repeat(1_100) })).status).toBe(413);
    expect((await send('words=a', { headers: { 'content-length': '500' } })).status).toBe(415);
    expect((await send('other=a')).status).toBe(415);
    for (const body of ['[1]', '"a"', 'null', '{'])
      expect((await send(body, { type: 'application/json' })).status).toBe(415);
    for (const type of ['text/xml', 'application/json5', ''])
      expect((await send('words=a', { type })).status).toBe(415);
    expect((await send('{"words":"a"}', { type: 'Application/JSON;charset=utf-8' })).status).toBe(200);
  });

  it('sends a plain form that is too large back with every field there is room for, and does nothing', async () => {
    const sent = jest.fn(form.send);
    const read = (fields: FormData) => ({ words: textOf(fields, 'words'), name: textOf(fields, 'name') });
    const changed = { send: sent, read, keep: { form: 'test', words: (input: object) => input } };
    for (const length of [70_000, 2_000_000]) {
      const words = Array.from({ length: length / 4 }, (_, at) => at.toString(36).padStart(4, '-')).join('');
      const answer = await send(`locale=ar&name=Edith&words=${words}`, { changed });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/back?null#problem']);
      const jar = cookiesOf(answer);
      expect(readDraft((name) => jar[name], 'test')).toMatchObject({
        words: { name: 'Edith' },
        report: { code: 'tooLarge', codes: { words: { code: 'notKept' } } },
      });
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('leads back to the page a form came from that is too large to be read, or without its words', async () => {
    const headers = { referer: 'http://site.example/ar/contact' };
    const unread = await send(`other=${'x'.repeat(1_100)}`, { headers });
    expect([unread.status, unread.headers.get('location')]).toEqual([303, '/ar/contact?problem=tooLarge']);
    const changed = { hasFiles: true, read: () => ({ words: 'never these' }) };
    const type = 'multipart/form-data; boundary=x';
    const withFiles = await send('x'.repeat(1_100), { changed, headers, type });
    expect([withFiles.status, withFiles.headers.get('location')]).toEqual([303, '/ar/back?null#problem']);
    const jar = cookiesOf(withFiles);
    expect(readDraft((name) => jar[name], 'test')).toMatchObject({ words: {}, report: { code: 'tooLarge' } });
  });

  it('tells programs no more than that there is a problem, or thanks them', async () => {
    const sent = jest.fn(form.send);
    const trap = 'words=good&company_website=x';
    expect((await send(trap, { changed: { send: sent } })).headers.get('location')).toMatch('/en/back');
    const thanks = { send: sent, thankBots: () => ({ location: '/thanks' }) };
    expect((await send(trap, { changed: thanks })).headers.get('location')).toBe('/thanks');
    expect(sent).not.toHaveBeenCalled();
  });

  it('asks for the session before it reads a file', async () => {
    const changed = { who: 'user', hasFiles: true, read: () => ({ words: '' }) };
    const answer = await send('x'.repeat(5_000), { changed, headers: { accept: 'application/json' } });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'signInFirst']);
    expect(answer.headers.getSetCookie().join()).toMatch(/Bearer=;/);
  });

  it('says that one is signed out in its own words, whatever the API says', async () => {
    const cookie = await signedIn();
    const changed = { who: 'user', send: async () => refused(401, 'signInAgain') };
    const answer = await json({ words: 'a' }, { changed, headers: { cookie } });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'signInFirst']);
    expect(answer.headers.getSetCookie().join()).toMatch(/Bearer=;/);
  });

  it('says that our system is away for what the API did wrong, and knows a call it does not have', async () => {
    const failing = (status: number, call = form.call) =>
      json({ words: 'a' }, { changed: { call, send: async () => refused(status, 'failed') } });
    expect([(await failing(500)).status, (await failing(0)).status, (await failing(404)).status]).toEqual([
      502, 502, 404,
    ]);
    const unsure = await failing(504);
    expect([unsure.status, (await unsure.json()).code]).toEqual([504, 'failed']);
    // It may be done.
    expect(revalidated).toEqual(['faqs']);
    const unknown = await failing(405, endpoints.createSubscriber);
    expect([unknown.status, (await unknown.json()).code]).toEqual([501, 'absent']);
  });
});
