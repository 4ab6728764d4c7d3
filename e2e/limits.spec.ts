import { expect, test } from './fixtures';
import { newPerson } from './support/account';

test('behind a proxy an address that guesses is stopped, its neighbours are not, and nobody passes for another @sweep', async ({
  request,
  startProduct,
}) => {
  const { siteUrl } = await startProduct({ env: { TRUST_PROXY: '1', CARE_API_SITE_KEY: 'shared-by-both-'.repeat(3) } });
  const guess = async (headers: Record<string, string>) => {
    const data = { email: newPerson().email, password: 'wrong-password' };
    return (await request.post(`${siteUrl}/api/sign-in`, { data, headers })).status();
  };
  for (let failure = 0; failure < 30; failure += 1) expect(await guess({ 'x-forwarded-for': '192.0.2.7' })).toBe(401);
  expect(await guess({ 'x-forwarded-for': '192.0.2.7' })).toBe(429);
  expect(await guess({ 'x-forwarded-for': '192.0.2.8' })).toBe(401);
  expect(await guess({ 'x-forwarded-for': '192.0.2.8, 192.0.2.7' })).toBe(429);
  expect(await guess({ 'x-forwarded-for': '192.0.2.7', 'x-visitor': 'forged 192.0.2.8' })).toBe(429);
});
