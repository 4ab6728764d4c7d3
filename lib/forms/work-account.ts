import 'server-only';
import { knownDeviceCookie, knownDeviceOf } from '@/lib/auth/known-device';
import { sessionCookies } from '@/lib/auth/session-cookies';
import { signInStepCookie } from '@/lib/auth/sign-in-step';
import { startSession } from '@/lib/auth/start-session';
import { askWorkAccount, loginByWorkAccount } from '@/lib/care-api/second-factor';
import { endpoints } from '@/lib/contract/endpoints';
import { signInStepName } from '@/lib/http/cookie-names.mjs';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { requestCookie } from '@/lib/http/request-cookie';
import { seeOther } from '@/lib/http/see-other';
import { withCookies } from '@/lib/http/with-cookies';
import { toLocale } from '@/lib/i18n/languages';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath, onwardPath } from '@/lib/sign-in/sign-in-paths';
import { readWorkStep, type WorkStep, writeWorkStep } from '@/lib/sign-in/work-step';
import { handOverDrafts, keepDraft } from './draft';
import { hideServerFaults, type Refused, refused } from './fault';
import { visitorOf } from './visitor';

type Where = Omit<WorkStep, 'ticket'>;

/** Leads to the identity provider. By GET: a form may not lead to another site. */
export async function goToProvider(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const where = { locale: toLocale(asked.get('locale')), returnUrl: safeReturnUrl(asked.get('returnUrl')) };
  const answer = await askWorkAccount(asked.get('again') === '1', { visitor: visitorOf(request) });
  const sent = hideServerFaults(endpoints.askWorkAccount, answer);
  if (!sent.ok) return backToLogIn(request, sent, where);
  const { address, ticket } = sent.value;
  return withCookies(seeOther(address), [signInStepCookie(writeWorkStep({ ticket, ...where }))]);
}

/** Where the provider leads back to. Only the browser that went there has the ticket. */
export async function comeFromProvider(request: Request): Promise<Response> {
  const { ticket, ...where } = readWorkStep(requestCookie(request, signInStepName));
  const answer = new URL(request.url).search.slice(1, 8_000);
  const agent = request.headers.get('user-agent')?.slice(0, 400);
  const knownDevice = knownDeviceOf(request);
  const opened =
    ticket && answer
      ? await loginByWorkAccount(
          { ticket, answer },
          { visitor: visitorOf(request), agent, knownDevice, locale: where.locale },
        )
      : refused(401, 'workAccountFailed');
  const sent = hideServerFaults(endpoints.loginByWorkAccount, opened);
  if (!sent.ok) return backToLogIn(request, sent, where, [signInStepCookie('')]);
  const session = await startSession(sent.value);
  const location = onwardPath(where.locale, where.returnUrl);
  const opens = [...(await sessionCookies(session)), knownDeviceCookie(knownDevice)];
  const cookies = [...opens, signInStepCookie(''), ...handOverDrafts(request, session)];
  return withCookies(seeOther(location), cookies);
}

function backToLogIn(request: Request, fault: Refused, where: Where, cookies: readonly string[] = []): Response {
  const { ok: _, status, current: __, ...report } = fault;
  const page = `${loginPath(where.locale, { returnUrl: where.returnUrl, isProblem: true })}#${problemAnchor}`;
  const kept = keepDraft(request, { form: 'login', owner: '', words: {}, report });
  return withCookies(seeOther(page), [...kept, ...cookies]);
}
