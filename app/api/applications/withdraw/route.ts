import { revalidateTag } from 'next/cache';
import { toWithdrawFault, withdrawalPath } from '@/lib/applications/withdrawal';
import { withCookies } from '@/lib/auth/answer-form';
import { requestSession } from '@/lib/auth/request-session';
import { revokeSession } from '@/lib/auth/revoked';
import type { Session } from '@/lib/auth/session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { withdrawApplication } from '@/lib/care-api/questionnaires';
import { readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** Withdraws one's own application for a browser without script, which was asked whether it is sure. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'Please send the form from our own page.');
  const sent = await readForm(request, 1_024);
  const id = sent instanceof URLSearchParams ? toId(sent.get('id')) : null;
  if (!(sent instanceof URLSearchParams) || id === null) return refuse(415, 'Please send a form.');
  const asked = sent.get('locale') ?? '';
  const locale = isLocale(asked) ? asked : defaultLocale;
  const session = await requestSession(request);
  const fault = session ? await withdraw(session, id) : 'session';
  const page = (isDone: boolean) => localePath(locale, withdrawalPath({ id, isDone, fault: isDone ? null : fault }));
  if (fault !== 'session') return seeOther(page(fault === null));
  const returnUrl = localePath(locale, withdrawalPath({ id, isDone: false, fault: null }));
  return withCookies(seeOther(loginPath(locale, { returnUrl, notice: 'expired' })), endedSessionCookies());
}

/** Null for success. */
async function withdraw(session: Session, id: number) {
  const outcome = await withdrawApplication(session.accessToken, id);
  const fault = toWithdrawFault(outcome.ok ? 200 : outcome.status);
  if (fault === null) revalidateTag('responses', { expire: 0 });
  if (fault === 'session') revokeSession(session.sid);
  return fault;
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
