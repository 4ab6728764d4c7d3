import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { openSession } from '@/lib/auth/session';
import { sessionCookieName } from '@/lib/auth/session-cookies';
import { handOverDrafts } from '@/lib/door/draft';
import { withCookies } from '@/lib/http/with-cookies';

type Context = { params: Promise<{ nextauth: string[] }> };

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions());
}

/** Logs in and out. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const answer: Response = await NextAuth(request, context, authOptions());
  const begun = new RegExp(`^${sessionCookieName()}=([^;]*)`);
  const [sealed] = answer.headers.getSetCookie().flatMap((cookie) => begun.exec(cookie)?.[1] ?? []);
  return sealed === undefined ? answer : withCookies(answer, handOverDrafts(request, await openSession(sealed)));
}
