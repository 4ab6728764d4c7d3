import { eq } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { shareContentState } from '@/lib/http/content-state.mjs';
import { asForm, cookiesOf, openTestSite, password } from '@/testing/test-site';
import { POST as account } from '../account/[form]/route';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
// As the front does for an API that is ours.
beforeAll(() => shareContentState({ versionOf: () => '', note: () => {} }));

async function start(email: string, locale = 'en') {
  const body = new URLSearchParams({ email, password, confirmPassword: password, listing: '41', locale });
  const answer = await POST(new Request('http://site.example/api/start', { method: 'POST', body, headers: asForm }));
  const { status, headers } = answer;
  return {
    status,
    location: headers.get('location'),
    cookies: Object.keys(cookiesOf(answer)),
    body: await answer.text(),
  };
}
const linkTo = async (email: string) => {
  const [mail] = await site.api.test.deps.database.db.select().from(mails).where(eq(mails.to, email));
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
};

test('an application begun with an email is answered alike whether it has an account, and the mail leads on', async () => {
  const { email: known } = await site.makeAccount();
  const told = await start(known, 'ar');
  expect(await start('nobody.yet@example.org', 'ar')).toEqual(told);
  const onward = '/ar/applynow2/41';
  expect(told).toMatchObject({
    status: 303,
    location: `/ar/login-register?${new URLSearchParams({ returnUrl: onward, notice: 'mailed-how' })}`,
  });
  const link = await linkTo('nobody.yet@example.org');
  expect([link.pathname, link.searchParams.get('returnUrl')]).toEqual(['/ar/confirm-email', onward]);
  const ofKnown = await linkTo(known);
  expect([ofKnown.pathname, ofKnown.searchParams.get('returnUrl')]).toEqual(['/ar/login-register', onward]);

  const fields = { token: link.searchParams.get('Key') ?? '', returnUrl: onward, locale: 'ar' };
  const request = { method: 'POST', body: new URLSearchParams(fields), headers: asForm };
  const confirmed = await account(new Request('http://site.example/api/account/confirm', request), {
    params: Promise.resolve({ form: 'confirm' }),
  });
  const next = new URLSearchParams({ returnUrl: onward, notice: 'registered' });
  expect(confirmed.headers.get('location')).toBe(`/ar/login-register?${next}`);
});
