import { type NextRequest, NextResponse } from 'next/server';
import { forgetSession } from '@/lib/auth/forget-session';
import { openSession } from '@/lib/auth/session';
import { sessionCookieName } from '@/lib/auth/session-cookies';
import { siteUrl } from '@/lib/env';
import { rememberedEmailName } from '@/lib/http/cookie-names.mjs';
import { type Locale, toLocale } from '@/lib/i18n/languages';
import { splitAddress } from '@/lib/i18n/split-address.mjs';
import { isGuardedPath } from '@/lib/sign-in/guarded-paths';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath, startPath, toAppliedListing } from '@/lib/sign-in/sign-in-paths';

/**
 * The first lock, a courtesy: nobody waits for a page that would send them away. Each page and the API lock again.
 * Pages not named here stay static and never come this way. A literal, for Next reads it without running the file:
 * two letters stand for any language, so that a new one changes nothing here.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/:locale([a-z]{2})?/profiles/:path*',
    '/:locale([a-z]{2})?/applynow2/:path*',
    '/:locale([a-z]{2})?/usersdashboard/:path*',
    '/:locale([a-z]{2})?/blog-user/:path*',
    '/:locale([a-z]{2})?/newBlog/:path*',
    '/:locale([a-z]{2})?/adminPanel/:path*',
    '/:locale([a-z]{2})?/my-data',
    '/:locale([a-z]{2})?/account',
  ],
};

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  // Two letters that are no language: a page that is not there.
  if (!isGuardedPath(splitAddress(pathname).path)) return NextResponse.next();
  const sealed = request.cookies.get(sessionCookieName())?.value;
  if ((await openSession(sealed)) !== null) return NextResponse.next();
  const [, first] = pathname.split('/');
  const response = NextResponse.redirect(new URL(doorOf(request, toLocale(first)), siteUrl()));
  // Left there, a dead cookie would lead from the login straight back here.
  if (sealed !== undefined) for (const cookie of forgetSession(null)) response.headers.append('set-cookie', cookie);
  return response;
}

/** Whoever comes to apply, and was never here to anybody's knowledge, begins where no account is asked for. */
function doorOf({ nextUrl: { pathname, search }, cookies }: NextRequest, locale: Locale): string {
  const listingId = toAppliedListing(pathname);
  const isKnown = cookies.has(sessionCookieName()) || cookies.has(rememberedEmailName);
  if (listingId !== null && !isKnown) return startPath(locale, listingId);
  return loginPath(locale, { returnUrl: safeReturnUrl(pathname + search) });
}
