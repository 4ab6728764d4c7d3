import { signInStepCookie } from '@/lib/auth/sign-in-step';
import { startSession } from '@/lib/auth/start-session';
import { loginByPasskey } from '@/lib/care-api/second-factor';
import { endpoints } from '@/lib/contract/endpoints';
import { passkeyLoginInput } from '@/lib/contract/second-factor';
import { formRoute } from '@/lib/forms/form-route';
import { readPasskey } from '@/lib/forms/read-passkey';
import { loginPath, onwardPath } from '@/lib/sign-in/sign-in-paths';

/** A log-in by passkey, which only script can ask a device for. */
export const POST = formRoute({
  call: endpoints.loginByPasskey,
  who: 'anyone',
  maxBytes: 64 * 1024,
  read: (sent) => passkeyLoginInput.safeParse(readPasskey(sent)).data ?? null,
  send: loginByPasskey,
  done: async (answer, _, { locale, returnUrl }) => ({
    location: onwardPath(locale, returnUrl),
    session: await startSession(answer),
    cookies: [signInStepCookie('')],
  }),
  back: (_, { locale, returnUrl }) => loginPath(locale, { returnUrl, isProblem: true }),
});
