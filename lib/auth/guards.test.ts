import { NextRequest } from 'next/server';
import { guardedPages, guardedRooms, isGuardedPath } from '@/lib/sign-in/guarded-paths';
import middleware, { config } from '@/middleware';
import type { User } from './check-session';
import { requireStaff, requireUser } from './require-user';
import { type Session, sealSession } from './session';

const session: Session = {
  sid: 'guarded',
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u-1',
  name: 'Edith',
  email: 'edith@example.org',
  isAdmin: false,
  signedInAt: 0,
  endsAt: Date.now() + 3_600_000,
};
const ask = (path: string, cookie = '') =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));

describe('the first lock', () => {
  it('stands before every guarded room, in every language, and nowhere else', () => {
    // When this fails, write the expected lines into the matcher of middleware.ts.
    expect(config.matcher).toEqual([
      ...guardedRooms.map((room) => `/:locale([a-z]{2})?/${room}/:path*`),
      ...guardedPages.map((page) => `/:locale([a-z]{2})?/${page}`),
    ]);
    expect(isGuardedPath('/profiles')).toBe(true);
    expect(isGuardedPath('/blog-user/5')).toBe(true);
    expect(['/my-data', '/my-data/', '/account'].every(isGuardedPath)).toBe(true);
    expect(['/', '/listing', '/profilesque', '/my-data/deleted'].filter(isGuardedPath)).toEqual([]);
  });

  it.each([
    ['/profiles', '/login-register?returnUrl=%2Fprofiles'],
    ['/ar/adminPanel?x=1', '/ar/login-register?returnUrl=%2Far%2FadminPanel%3Fx%3D1'],
  ])('leads a guest from %s to the login', async (path, login) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `http://localhost:3000${login}`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('leaves two letters that are no language to be missing', async () => {
    expect((await ask('/xx/profiles')).headers.get('x-middleware-next')).toBe('1');
  });

  it('takes a cookie away that is no session', async () => {
    const answer = await ask('/profiles', 'Bearer=old');
    expect(answer.headers.getSetCookie().join()).toMatch(/Bearer=; .*Max-Age=0/);
  });

  it('lets a session through', async () => {
    const answer = await ask('/profiles', `Bearer=${await sealSession(session)}`);
    expect(answer.headers.get('x-middleware-next')).toBe('1');
  });
});

let user: User | null = null;
let hasCookie = false;
jest.mock('./get-user', () => ({ getUser: async () => user, hasSessionCookie: async () => hasCookie }));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));

describe('the second lock', () => {
  const place = { locale: 'ar', path: '/adminPanel' } as const;
  const edith = {
    id: 'u-1',
    name: 'Edith',
    fullName: '',
    email: 'edith@example.org',
    endsAt: 0,
    isAdmin: false,
    roles: [],
    isAsked: true,
    mustChoose: false,
    mustSecure: false,
    isUnconfirmed: false,
  };

  it('sends a guest to the login, and a dead session by way of what takes its cookies away', async () => {
    user = null;
    hasCookie = false;
    await expect(requireUser(place)).rejects.toThrow('redirect /ar/login-register?returnUrl=%2Far%2FadminPanel');
    hasCookie = true;
    await expect(requireUser(place)).rejects.toThrow(
      'redirect /api/session/ended?locale=ar&returnUrl=%2Far%2FadminPanel',
    );
  });

  it('leads whoever has to choose a password or set up a second step to that alone, and back', async () => {
    user = { ...edith, isAdmin: true, mustSecure: true };
    await expect(requireUser(place)).rejects.toThrow('redirect /ar/account?returnUrl=%2Far%2FadminPanel');
    user = { ...edith, isAdmin: true, mustChoose: true };
    await expect(requireUser(place)).rejects.toThrow('redirect /ar/account?returnUrl=%2Far%2FadminPanel');
    await expect(requireStaff(place, 'staff')).rejects.toThrow('redirect /ar/account?returnUrl=%2Far%2FadminPanel');
    expect(await requireUser({ ...place, path: '/account' })).toBe(user);
  });

  it('lets users in, but to the panel only staff, and to a screen only those whose work it is', async () => {
    user = edith;
    expect(await requireUser(place)).toBe(edith);
    await expect(requireStaff(place, 'staff')).rejects.toThrow('redirect /ar/usersdashboard');
    user = { ...edith, roles: ['coordinator'] };
    expect(await requireStaff(place, 'staff')).toBe(user);
    await expect(requireStaff(place, 'editor')).rejects.toThrow('redirect /ar/adminPanel?problem=roleMissing');
    user = { ...edith, isAdmin: true };
    expect((await requireStaff(place, 'editor')).isAdmin).toBe(true);
    user = { ...edith, isAsked: false };
    await expect(requireStaff(place, 'editor')).rejects.toThrow('Nobody can say');
  });
});
