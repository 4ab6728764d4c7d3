import { POST as signIn } from '@/app/api/sign-in/route';
import { GET as goOn } from '@/app/api/sign-in/work/done/route';
import { GET as begin } from '@/app/api/sign-in/work/route';
import { requestSession } from '@/lib/auth/request-session';
import { type IdentityProvider, startIdentityProvider } from '@/testing/start-identity-provider';
import { asScript, openTestSite, password } from '@/testing/test-site';

const site = openTestSite();
let provider: IdentityProvider;
beforeAll(async () => {
  const { deps } = site.api.test;
  provider = await startIdentityProvider(`${deps.siteUrl}/api/sign-in/work/done`);
  deps.workAccounts = {
    issuer: provider.issuer,
    clientId: 'care',
    clientSecret: 'a secret of this client and of nobody else',
    domains: ['example.org'],
    groups: new Map(),
    groupsClaim: 'groups',
  };
}, 60_000);
afterAll(() => provider.stop());

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const locationOf = (response: Response) => response.headers.get('location') ?? '';
const beginAt = (query = '') => begin(new Request(`http://site.example/api/sign-in/work?${query}`));
const goOnWith = (answer: string, cookie = '') =>
  goOn(new Request(`http://site.example/api/sign-in/work/done?${answer}`, { headers: { cookie } }));

it('leads to the provider and back to the page that was asked for, signed in', async () => {
  const { email } = await site.makeAccount({ roles: ['editor'] });
  const begun = await beginAt('locale=ar&returnUrl=/ar/adminPanel/faqs');
  expect(begun.status).toBe(303);
  expect(begun.headers.getSetCookie().join()).toMatch(/sign-in-step=.*HttpOnly/);
  const answer = await provider.logIn(locationOf(begun), { sub: 'one', email });
  const done = await goOnWith(answer, cookiesOf(begun).join('; '));
  expect([done.status, locationOf(done)]).toEqual([303, '/ar/adminPanel/faqs']);
  const cookie = cookiesOf(done).join('; ');
  expect(await requestSession(new Request('http://site.example/', { headers: { cookie } }))).toMatchObject({
    email,
    isStaff: true,
  });
});

it('an answer in another browser, or a second time, opens nothing, and the page of the log-in says so', async () => {
  const { email } = await site.makeAccount({ roles: ['editor'] });
  const begun = await beginAt('locale=en&returnUrl=https://elsewhere.example/');
  const answer = await provider.logIn(locationOf(begun), { sub: 'two', email });
  const elsewhere = await goOnWith(answer);
  expect(locationOf(elsewhere)).toBe('/login-register?problem=1#problem');
  expect(cookiesOf(elsewhere).some((cookie) => /^(__Host-)?Bearer=./.test(cookie))).toBe(false);
  const cookie = cookiesOf(begun).join('; ');
  // Never to another site.
  expect(locationOf(await goOnWith(answer, cookie))).toBe('/listing');
  expect(locationOf(await goOnWith(answer, cookie))).toBe('/login-register?problem=1#problem');
});

it('the log-in by password tells a colleague what to do instead', async () => {
  const { email } = await site.makeAccount({ roles: ['editor'] });
  site.api.test.deps.breakGlassAdmin = 'glass@example.org';
  const body = JSON.stringify({ email, password });
  const answer = await signIn(
    new Request('http://site.example/api/sign-in', { method: 'POST', headers: asScript, body }),
  );
  site.api.test.deps.breakGlassAdmin = undefined;
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'workAccountOnly']);
});

it('a provider, or an API, that is away is said on the page of the log-in', async () => {
  const away = await site.whileAway(() => beginAt('locale=pl'));
  expect(locationOf(away)).toBe('/pl/login-register?problem=1#problem');
});
