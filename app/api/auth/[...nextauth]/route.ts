import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { openSession } from '@/lib/auth/session';
import { endedSessionCookies, sessionCookieName } from '@/lib/auth/session-cookies';
import { handOverDrafts } from '@/lib/forms/draft';
import { refuse } from '@/lib/forms/fault';
import { forgetting } from '@/lib/http/forgetting';
import { withCookies } from '@/lib/http/with-cookies';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Whoever only visits the address that takes a password is told how it is sent: next-auth would fail. */
export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (nextauth[0] === 'callback') {
    const answer = refuse(405, 'methodUnknown');
    answer.headers.set('allow', 'POST');
    return answer;
  }
  return NextAuth(request, context, authOptions());
}

/** Logs in and out. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const answer: Response = await NextAuth(request, context, authOptions());
  const begun = new RegExp(`^${sessionCookieName()}=([^;]*)`);
  const [sealed] = answer.headers.getSetCookie().flatMap((cookie) => begun.exec(cookie)?.[1] ?? []);
  if (sealed === undefined) return answer;
  // As our own form: nothing that was shown or typed stays for whoever sits there next.
  if (sealed === '')
    return withCookies(forgetting(answer, 'pages'), [...endedSessionCookies(), ...handOverDrafts(request, null)]);
  return withCookies(answer, handOverDrafts(request, await openSession(sealed)));
}
