import type { Session } from '@/lib/auth/session';
import type { Writing } from '@/lib/care-api/client';
import {
  addPasskey,
  confirmApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  startApp,
} from '@/lib/care-api/second-factor';
import { endpoints } from '@/lib/contract/endpoints';
import { newPasskeyInput } from '@/lib/contract/second-factor';
import { accountForm } from '@/lib/forms/account-form';
import { refuse, refused, renameFields } from '@/lib/forms/fault';
import { formRoute, type Sender } from '@/lib/forms/form-route';
import { readPasskey } from '@/lib/forms/read-passkey';
import { shownOnceCookie } from '@/lib/forms/shown-once';
import { type Locale, localePath } from '@/lib/i18n/languages';
import type { OwnForm } from '@/lib/sign-in/account-forms';
import { accountPath } from '@/lib/sign-in/sign-in-paths';

const page = (locale: Locale, search: string) => localePath(locale, accountPath) + search;
type Asking = Sender & { session: Session | null };
const signedOut = refused(401, 'signInFirst');

/** Sends in the name of whoever is signed in; the API says of `password` what the form says of `currentPassword`. */
async function own<T>(
  { session, visitor, agent, knownDevice, locale }: Asking,
  work: (owner: Parameters<typeof startApp>[1]) => Promise<Writing<T>>,
): Promise<Writing<T>> {
  if (!session) return signedOut;
  const written = await work({ accessToken: session.accessToken, visitor, agent, knownDevice, locale });
  return written.ok ? written : renameFields(written, { password: 'currentPassword' });
}

/** Back to the page; codes that were made are shown there, once. */
async function withCodes({ recoveryCodes }: { recoveryCodes: string[] }, { session, locale }: Asking, done: string) {
  const told = { what: 'recoveryCodes', owner: session?.userId ?? '', words: recoveryCodes };
  const cookies = recoveryCodes.length > 0 ? [await shownOnceCookie(told)] : [];
  return { location: page(locale, `?done=${done}`), cookies };
}

const backOf =
  (form: OwnForm) =>
  (_: unknown, { locale }: Sender) =>
    page(locale, `?problem=${form}`);

const forms: Partial<Record<string, (request: Request) => Promise<Response>>> = {
  app: accountForm('app', endpoints.startApp, {
    send: ({ currentPassword = '' }, asking) => own(asking, (owner) => startApp(currentPassword, owner)),
    done: (_, __, { locale }) => ({ location: page(locale, '#second-step') }),
    back: backOf('app'),
  }),
  appCode: accountForm('appCode', endpoints.confirmApp, {
    send: ({ code = '' }, asking) => own(asking, (owner) => confirmApp(code, owner)),
    done: (answer, _, asking) => withCodes(answer, asking, 'appOn'),
    back: backOf('appCode'),
  }),
  appOff: accountForm('appOff', endpoints.removeApp, {
    send: ({ currentPassword = '' }, asking) => own(asking, (owner) => removeApp(currentPassword, owner)),
    done: (_, __, { locale }) => ({ location: page(locale, '?done=appOff') }),
    back: backOf('appOff'),
  }),
  recovery: accountForm('recovery', endpoints.renewRecoveryCodes, {
    send: ({ currentPassword = '' }, asking) => own(asking, (owner) => renewRecoveryCodes(currentPassword, owner)),
    done: (answer, _, asking) => withCodes(answer, asking, 'newCodes'),
    back: backOf('recovery'),
  }),
  passkey: formRoute({
    call: endpoints.addPasskey,
    who: 'user',
    maxBytes: 64 * 1024,
    read: (sent) => newPasskeyInput.safeParse(readPasskey(sent)).data ?? null,
    send: (made, asking) => own(asking, (owner) => addPasskey(made, owner)),
    done: (answer, _, asking) => withCodes(answer, asking, 'passkeyOn'),
    back: (_, { locale }) => page(locale, ''),
  }),
  passkeyOff: accountForm('passkeyOff', endpoints.removePasskey, {
    send: ({ id = '', currentPassword = '' }, asking) =>
      own(asking, (owner) => removePasskey(id, currentPassword, owner)),
    done: (_, __, { locale }) => ({ location: page(locale, '?done=passkeyOff') }),
    back: backOf('passkeyOff'),
  }),
};

/** What somebody changes about their second step. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/account/factors/[form]'>,
): Promise<Response> {
  const { form } = await params;
  const answer = Object.hasOwn(forms, form) ? forms[form] : undefined;
  return answer ? answer(request) : refuse(404, 'nothingHere');
}
