import { signInStepCookie } from '@/lib/auth/sign-in-step';
import { startSession } from '@/lib/auth/start-session';
import { finishLogin } from '@/lib/care-api/second-factor';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { refused } from '@/lib/forms/fault';
import { signInStepName } from '@/lib/http/cookie-names.mjs';
import { requestCookie } from '@/lib/http/request-cookie';
import { codePath, onwardPath } from '@/lib/sign-in/sign-in-paths';

/** The second step of a log-in: its ticket came with the first. */
export function POST(request: Request): Promise<Response> {
  const ticket = requestCookie(request, signInStepName) ?? '';
  return accountForm('code', endpoints.finishLogin, {
    send: async ({ code = '' }, sender) =>
      ticket === '' ? refused(401, 'stepOver') : finishLogin({ ticket, code }, sender),
    done: async (answer, _, { locale, returnUrl }) => ({
      location: onwardPath(locale, returnUrl),
      session: await startSession(answer),
      cookies: [signInStepCookie('')],
    }),
    back: (_, { locale, returnUrl }) => codePath(locale, { returnUrl, isProblem: true }),
  })(request);
}
