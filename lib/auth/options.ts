import 'server-only';
import type { NextAuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { signIn } from '@/lib/care-api/accounts';
import { finishLogin } from '@/lib/care-api/second-factor';
import type { LoginAnswer } from '@/lib/contract/account';
import { loginInput } from '@/lib/contract/account';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { isSecureSite, sessionSecret, siteUrl } from '@/lib/env';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { openSession, sealSession, sessionSeconds, toSession } from './session';
import { sessionCookieName } from './session-cookies';
import { signOut } from './sign-out';
import { startSession } from './start-session';

/** next-auth over the care API: the same sealed cookie as our own forms write, which also work without script. */
export function authOptions(): NextAuthOptions {
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: isSecureSite(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() },
      },
    },
    pages: { signIn: '/login-register', signOut: '/login-register', error: '/login-register' },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
        authorize,
      }),
    ],
    jwt: {
      encode: async ({ token }) => {
        const session = toSession(token);
        return session ? sealSession(session) : '';
      },
      decode: async ({ token }) => {
        const session = await openSession(token);
        return session && { ...session };
      },
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...user } : token),
      // Chosen fields only: no token ever leaves by this door.
      session: ({ session, token }) => ({
        user: { id: token.userId, name: token.name, email: token.email, isAdmin: token.isAdmin },
        expires: typeof token.endsAt === 'number' ? new Date(token.endsAt).toISOString() : session.expires,
      }),
      redirect: ({ url }) => {
        const path = url.startsWith(`${siteUrl()}/`) ? url.slice(siteUrl().length) : url;
        return siteUrl() + (safeReturnUrl(path) ?? '/listing');
      },
    },
    events: {
      signOut: async ({ token }) => {
        const session = toSession(token);
        // next-auth tells its events of no request.
        if (session) await signOut(session, { visitor: undefined });
      },
    },
  };
}

async function authorize(
  credentials: Record<'email' | 'password' | 'code', string> | undefined,
  { headers }: { headers?: Record<string, unknown> },
): Promise<User | null> {
  const login = loginInput.safeParse({ email: credentials?.email, password: credentials?.password });
  if (!login.success) return null;
  const visitor = headers?.[visitorHeader];
  const agent = headers?.['user-agent'];
  const sender = {
    visitor: typeof visitor === 'string' ? visitor : undefined,
    agent: typeof agent === 'string' ? agent : undefined,
  };
  const answer = await signIn(login.data, sender);
  const opened = answer.ok ? await takeStep(answer.value, credentials?.code ?? '', sender) : null;
  if (!opened) return null;
  const session = await startSession(opened);
  return { ...session, id: session.userId };
}

async function takeStep(
  answer: LoginAnswer | { ticket: string },
  code: string,
  sender: Parameters<typeof finishLogin>[1],
): Promise<LoginAnswer | null> {
  if (!('ticket' in answer)) return answer;
  const finished = await finishLogin({ ticket: answer.ticket, code }, sender);
  return finished.ok ? finished.value : null;
}
