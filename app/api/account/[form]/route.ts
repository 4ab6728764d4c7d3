import { checkSession } from '@/lib/auth/check-session';
import type { Session } from '@/lib/auth/session';
import { startSession } from '@/lib/auth/start-session';
import {
  changeEmail,
  changeName,
  changePassword,
  choosePassword,
  confirmEmail,
  endSessions,
} from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { refuse, refused, renameFields } from '@/lib/forms/fault';
import { formRoute, type Sender } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { accountPath, loginPath, onwardPath, toSearch } from '@/lib/sign-in/sign-in-paths';

const page = (locale: Locale, search = '') => localePath(locale, accountPath) + search;
const signedOut = refused(401, 'signInFirst');
const ownerOf = ({ accessToken }: Session, { visitor, agent, knownDevice, locale }: Sender) => {
  return { accessToken, visitor, agent, knownDevice, locale };
};

const forms: Partial<Record<string, (request: Request) => Promise<Response>>> = {
  choose: accountForm('choose', endpoints.choosePassword, {
    send: async ({ email, password = '' }, { session, ...sender }) => {
      if (!session) return signedOut;
      const chosen = { newPassword: password, ...(email !== undefined && { email: email.trim() }) };
      return inFormsNames(await choosePassword(chosen, ownerOf(session, sender)));
    },
    done: async (answer, _, { locale, returnUrl }) => ({
      location: onwardPath(locale, returnUrl ?? localePath(locale, '/adminPanel')),
      session: await startSession(answer),
    }),
    back: (_, { locale, returnUrl }) => page(locale, toSearch({ returnUrl, isProblem: true })),
  }),
  name: accountForm('name', endpoints.changeName, {
    send: async ({ fullName = '' }, { session, ...sender }) =>
      session ? changeName(fullName.trim(), ownerOf(session, sender)) : signedOut,
    done: async ({ fullName }, _, { locale, session }) => ({
      location: page(locale, '?done=name'),
      session: session && { ...session, fullName },
    }),
    back: (_, { locale }) => page(locale, '?problem=name'),
  }),
  password: accountForm('password', endpoints.changePassword, {
    send: async ({ currentPassword = '', password = '' }, { session, ...sender }) => {
      if (!session) return signedOut;
      const change = { password: currentPassword, newPassword: password };
      return inFormsNames(await changePassword(change, ownerOf(session, sender)));
    },
    done: async (answer, _, { locale }) => ({
      location: page(locale, '?done=password'),
      session: await startSession(answer),
    }),
    back: (_, { locale }) => page(locale, '?problem=password'),
  }),
  email: accountForm('email', endpoints.changeEmail, {
    send: async ({ email = '', currentPassword = '' }, { session, ...sender }) => {
      if (!session) return signedOut;
      const change = { email: email.trim(), password: currentPassword };
      return inFormsNames(await changeEmail(change, ownerOf(session, sender)));
    },
    done: (_, __, { locale }) => ({ location: page(locale, '?done=email') }),
    back: (_, { locale }) => page(locale, '?problem=email'),
  }),
  sessions: formRoute({
    call: (id: string) => (id === '' ? endpoints.endOtherSessions : endpoints.endSession),
    who: 'user',
    maxBytes: 4_096,
    isPlainOnly: true,
    read: (sent) => textOf(sent, 'id'),
    send: (id, { session, ...sender }) => endSessions(id, ownerOf(session, sender)),
    done: (_, id, { locale }) => ({ location: page(locale, id === '' ? '?done=others' : '?done=session') }),
    back: (_, { locale }) => page(locale, '?done=unchanged'),
  }),
  confirm: formRoute({
    call: endpoints.confirmEmail,
    who: 'anyone',
    maxBytes: 4_096,
    isPlainOnly: true,
    read: (sent) => textOf(sent, 'token'),
    send: (token, sender) => confirmEmail(token, sender),
    // All sessions have ended, this browser's too if it is theirs.
    done: async ({ isFirst }, _, { locale, returnUrl, session }) => ({
      location: loginPath(locale, { returnUrl, notice: isFirst ? 'registered' : 'email' }),
      ...(!(session && (await checkSession(session))) && { session: null }),
    }),
    back: (token, { locale, returnUrl }, { status }) => {
      const problem = status === 422 ? 'link' : status === 429 ? 'later' : 'away';
      const asked = new URLSearchParams({ Key: token, ...(returnUrl && { returnUrl }), problem });
      return `${localePath(locale, '/confirm-email')}?${asked}`;
    },
  }),
};

/** What somebody changes about how they sign in. */
export async function POST(request: Request, { params }: RouteContext<'/api/account/[form]'>): Promise<Response> {
  const { form } = await params;
  const answer = Object.hasOwn(forms, form) ? forms[form] : undefined;
  return answer ? answer(request) : refuse(404, 'nothingHere');
}

/** The API says of `password` and `newPassword` what the form says of `currentPassword` and `password`. */
function inFormsNames<T extends { ok: true } | ReturnType<typeof refused>>(written: T) {
  return written.ok ? written : renameFields(written, { password: 'currentPassword', newPassword: 'password' });
}
