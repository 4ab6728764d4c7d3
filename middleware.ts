import { type NextRequest, NextResponse } from 'next/server';
import { openSession } from '@/lib/auth/session';
import { endedSessionCookies, sessionCookieName } from '@/lib/auth/session-cookies';
import { siteUrl } from '@/lib/env';
import { defaultLocale, isLocale } from '@/lib/i18n/languages';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/**
 * The first lock, a courtesy: nobody waits for a page that would send them away. Each page and the API lock again.
 * Pages not named here stay static and never come this way.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/:locale(ar)?/profiles/:path*',
    '/:locale(ar)?/applynow2/:path*',
    '/:locale(ar)?/usersdashboard/:path*',
    '/:locale(ar)?/blog-user/:path*',
    '/:locale(ar)?/newBlog/:path*',
    '/:locale(ar)?/adminPanel/:path*',
    '/:locale(ar)?/my-data',
  ],
};

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const sealed = request.cookies.get(sessionCookieName())?.value;
  if ((await openSession(sealed)) !== null) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const [, first = ''] = pathname.split('/');
  const login = loginPath(isLocale(first) ? first : defaultLocale, { returnUrl: safeReturnUrl(pathname + search) });
  const response = NextResponse.redirect(new URL(login, siteUrl()));
  // Left there, a dead cookie would lead from the login straight back here.
  if (sealed !== undefined) for (const cookie of endedSessionCookies()) response.headers.append('set-cookie', cookie);
  return response;
}
