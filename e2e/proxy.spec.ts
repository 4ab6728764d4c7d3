import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';

test.describe('the proxy for somebody signed in @both', () => {
  test('lets them do what is theirs, and nothing of admins or others @bare', async ({ request }) => {
    const person = await register(request);
    await signIn(request, person);
    const { user } = await (await request.get('/api/session')).json();
    const status = async (path: string) => (await request.get(`/api/care/${path}`)).status();
    expect(await status(`User/get/${encodeURIComponent(person.name)}`)).toBe(200);
    expect(await status('User/get/admin')).toBe(403);
    expect(await status('User')).toBe(403);
    expect(await status('Requestcallback')).toBe(403);
    expect([200, 404]).toContain(await status(`Profile/UserId/${user.id}`));
    expect(await status('Profile/UserId/00000000-0000-4000-8000-000000000000')).toBe(403);
    expect((await request.delete('/api/care/Category/1')).status()).toBe(403);
    expect((await request.put(`/api/care/User/admin/${user.id}`)).status()).toBe(403);
  });

  test('keeps what is personal out of caches, and writes of other sites out', async ({ request }) => {
    const person = await register(request);
    await signIn(request, person);
    const own = await request.get(`/api/care/User/get/${encodeURIComponent(person.name)}`);
    expect(own.headers()['cache-control']).toBe('no-store');
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/care/Comment', '/api/sign-in', '/api/sign-out', '/api/session', '/api/register']) {
      expect((await request.post(path, { data: {}, headers: foreign })).status(), path).toBe(403);
    }
    expect((await (await request.get('/api/session')).json()).user).not.toBeNull();
  });

  test('offers no way to a token', async ({ request }) => {
    const { email, password } = await register(request);
    expect((await request.post('/api/care/loginuser', { data: { email, password } })).status()).toBe(404);
    expect((await request.post('/api/care/refreshtoken', { data: { refreshToken: 'x' } })).status()).toBe(404);
  });

  test('nobody makes themselves an admin by saying so', async ({ request }) => {
    const { name: userName, email, password } = newPerson();
    const said = { isAdmin: 'true', is_Admin: 'true', Is_Admin: 'true', role: 'admin', userId: '1', status: 'true' };
    const data = { userName, email, password, confirmPassword: password, ...said };
    expect((await request.post('/api/register', { data })).status()).toBe(200);
    await request.post('/api/sign-in', { data: { email, password, ...said } });
    expect((await (await request.get('/api/session')).json()).user.isAdmin).toBe(false);
  });
});
