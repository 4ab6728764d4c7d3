import { revalidateTag } from 'next/cache';
import { withCookies } from '@/lib/auth/answer-form';
import { requestSession } from '@/lib/auth/request-session';
import { revokeSession } from '@/lib/auth/revoked';
import type { Session } from '@/lib/auth/session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { deleteMyAccount } from '@/lib/care-api/my-data';
import { isJson, readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { visitorOf } from '@/lib/http/visitor';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';
import { type DeletionFault, toFaultCode, toFaultText } from '@/lib/my-data/deletion-fault';
import { endedSessionPath } from '@/lib/sign-in/sign-in-paths';

/** Deletes the account of whoever is signed in and knows its password: JSON from our script, a plain form without it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request))
    return Response.json({ message: 'Please send the form from our own page.' }, { status: 403 });
  const sent = await readForm(request, 4_096);
  if (sent === null || sent === 'too large') {
    return Response.json({ message: 'Please send a form or JSON.' }, { status: 415 });
  }
  const asked = sent.get('locale') ?? '';
  const locale = isLocale(asked) ? asked : defaultLocale;
  const page = localePath(locale, '/my-data');
  const session = await requestSession(request);
  const fault = session ? await remove(session, sent.get('password') ?? '', visitorOf(request)) : signedOut;
  const cookies = fault && fault.status !== 401 ? [] : endedSessionCookies();
  const location = fault ? `${page}?problem=${toFaultCode(fault)}` : localePath(locale, '/my-data/deleted');
  if (!isJson(request)) {
    return withCookies(seeOther(fault?.status === 401 ? endedSessionPath(locale, page) : location), cookies);
  }
  const answer = fault ? { message: toFaultText(toFaultCode(fault)) } : { location };
  const status = fault?.status ?? 200;
  return withCookies(Response.json(answer, { status, headers: { 'cache-control': 'no-store' } }), cookies);
}

const signedOut: DeletionFault = { status: 401, text: 'Please sign in.' };

/** Null for success. */
async function remove(session: Session, password: string, visitor: string | undefined): Promise<DeletionFault | null> {
  if (password === '') return { status: 422, text: 'Please provide a password' };
  const sent = await deleteMyAccount(session.accessToken, password, visitor);
  if (sent.ok || sent.status === 401) revokeSession(session.sid);
  if (sent.ok) {
    for (const tag of ['accounts', 'profiles', 'comments', 'posts', 'responses']) revalidateTag(tag, { expire: 0 });
    return null;
  }
  if (sent.status < 400 || sent.status >= 500) {
    return sent.status === 501
      ? { status: 501, text: 'impossible' }
      : { status: 502, text: 'Please check the Network!' };
  }
  if (sent.status === 404 || sent.status === 405) return { status: 501, text: 'impossible' };
  return { status: sent.status, text: sent.errors.password ?? sent.message };
}
