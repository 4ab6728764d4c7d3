import { encode } from 'next-auth/jwt';
import { revokeSession } from './revoked';
import { openSession, type Session, sealSession } from './session';
import { endedSessionCookies, sessionCookies } from './session-cookies';

const session = (changed: Partial<Session> = {}): Session => ({
  sid: 'one',
  accessToken: 'access-secret',
  refreshToken: 'refresh-secret',
  userId: 'u-1',
  name: 'Edith',
  email: 'edith@example.org',
  isAdmin: false,
  signedInAt: Date.now(),
  endsAt: Date.now() + 3_600_000,
  ...changed,
});
const settings = { ...process.env };
afterEach(() => {
  process.env = { ...settings };
});

describe('a sealed session', () => {
  it('opens as it was, and shows nothing of itself', async () => {
    const sealed = await sealSession(session());
    expect(sealed).not.toContain('access-secret');
    expect(Buffer.from(sealed.split('.').join(''), 'base64url').toString('latin1')).not.toContain('edith@example.org');
    expect(await openSession(sealed)).toEqual({
      ...session(),
      signedInAt: expect.any(Number),
      endsAt: expect.any(Number),
    });
  });

  it.each([undefined, '', 'x', 'a.b.c.d.e'])('is nothing for %s', async (cookie) => {
    expect(await openSession(cookie)).toBeNull();
  });

  it('is nothing once changed, over, or signed out', async () => {
    const sealed = await sealSession(session({ sid: 'changed' }));
    expect(await openSession(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
    expect(await openSession(sealed, Date.now() + 3_600_001)).toBeNull();
    expect(await openSession(sealed)).not.toBeNull();
    revokeSession('changed');
    expect(await openSession(sealed)).toBeNull();
  });

  it('is nothing when somebody else sealed it, or it holds something else', async () => {
    const foreign = await encode({ token: { ...session() }, secret: 'another secret that is long enough, too' });
    expect(await openSession(foreign)).toBeNull();
    process.env.NEXTAUTH_SECRET = 'a secret of at least thirty-two bytes';
    const other = await encode({ token: { name: 'Edith', isAdmin: true }, secret: process.env.NEXTAUTH_SECRET });
    expect(await openSession(other)).toBeNull();
  });

  it('needs a secret in production, and says so in one line', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(openSession('x')).rejects.toThrow(/^Settings: NEXTAUTH_SECRET: is missing$/);
    process.env.NEXTAUTH_SECRET = 'short';
    await expect(openSession('x')).rejects.toThrow(/^Settings: NEXTAUTH_SECRET: give it 32 bytes or more$/);
  });
});

describe('its cookies', () => {
  it('are closed to script, but for a hint that holds no token', async () => {
    const [bearer = '', hint = ''] = await sessionCookies(session());
    expect(bearer).toMatch(/^Bearer=[\w.-]+; Path=\/; Max-Age=3(600|599); SameSite=Lax; HttpOnly$/);
    expect(hint).toMatch(/^session-hint=[^;]+; Path=\/; Max-Age=3(600|599); SameSite=Lax$/);
    expect(decodeURIComponent(hint)).not.toContain('secret');
    expect(bearer.length).toBeLessThan(4_000);
  });

  it('are bound to the host and to https where the site is on https', async () => {
    process.env.SITE_URL = 'https://care.example';
    const [bearer = ''] = await sessionCookies(session());
    expect(bearer).toMatch(/^__Host-Bearer=.*; Path=\/; .*HttpOnly; Secure$/);
    expect(endedSessionCookies()[0]).toMatch(/^__Host-Bearer=; Path=\/; Max-Age=0; .*Secure$/);
  });
});
