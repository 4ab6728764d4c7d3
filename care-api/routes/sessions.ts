import { getAccount } from '@/care-api/accounts/account-json';
import { checkPassword } from '@/care-api/accounts/check-own-password';
import { changeEmail, confirmEmail } from '@/care-api/accounts/own-email';
import { changeName } from '@/care-api/accounts/own-name';
import { changePassword, choosePassword, type OwnDeed } from '@/care-api/accounts/own-password';
import {
  confirmSession,
  endOtherSessions,
  endOwnSession,
  leaveSession,
  listSessions,
  type NewSession,
  refreshSession,
} from '@/care-api/accounts/sessions';
import { signIn } from '@/care-api/accounts/sign-in';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { noteSecurity } from '@/care-api/http/middleware/log-security';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { Origin } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { endpoints } from '@/lib/contract/endpoints';

export function sessionRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.login, async ({ body: { email, password }, from }) => {
    const { bare, breakGlassAdmin } = deps;
    const opened = await signIn(db, { email, password, ...from, bare, breakGlassAdmin, now: deps.now() });
    if ('ticket' in opened) return opened;
    noteSecurity(deps.log, { event: 'logged in', account: opened.account.id, address: from.address });
    return toAnswer(opened);
  });
  route(app, deps, endpoints.refreshSession, async ({ body, address }) => {
    const onReuse = (account: string) =>
      noteSecurity(deps.log, { event: 'token reused', account, address, isRefused: true });
    const refreshed = await refreshSession(db, body.refreshToken, await getSigningSecret(db), deps.now(), onReuse);
    if (!refreshed) throw new Refusal(401, 'signInAgain');
    return toAnswer(refreshed);
  });
  route(app, deps, endpoints.logout, async ({ account }) => {
    await leaveSession(db, signedIn(account).sessionId, deps.now());
    return { message: 'You are signed out.' };
  });
  route(app, deps, endpoints.confirmPassword, async ({ body: { password }, account, from }) => {
    const caller = signedIn(account);
    await checkPassword(db, caller, { password, ...from }, deps.now());
    return { until: (await confirmSession(db, caller.sessionId, deps.now())).toISOString() };
  });
  route(app, deps, endpoints.choosePassword, async (asked) => {
    const opened = await choosePassword(deedOf(deps, asked), asked.body);
    return opened && toAnswer(opened);
  });
  route(app, deps, endpoints.changePassword, async (asked) =>
    toAnswer(await changePassword(deedOf(deps, asked), asked.body)),
  );
  route(app, deps, endpoints.changeEmail, async (asked) => {
    await changeEmail(deedOf(deps, asked), asked.body);
    return { message: 'A link to confirm the address is on its way to it.' };
  });
  route(app, deps, endpoints.changeName, (asked) => changeName(deedOf(deps, asked), asked.body.fullName));
  route(app, deps, endpoints.confirmEmail, async ({ body, language }) => {
    const isFirst = await confirmEmail(deps, body.token, language);
    return { message: 'The email address is the one of your account. Please sign in with it.', isFirst };
  });
  route(app, deps, endpoints.listSessions, ({ account }) => listSessions(db, signedIn(account), deps.now()));
  route(app, deps, endpoints.endSession, async ({ params, account }) => {
    const isEnded = await endOwnSession(db, signedIn(account), params.id);
    return isEnded ? { message: 'The session is over.' } : null;
  });
  route(app, deps, endpoints.endOtherSessions, async ({ account }) => {
    await endOtherSessions(db, signedIn(account));
    return { message: 'All other sessions are over.' };
  });
  route(app, deps, endpoints.getMe, async ({ account }) => {
    const { id, mustSecure } = signedIn(account);
    const me = await getAccount(db, id);
    return me && { ...me, mustSecure };
  });
}

type Args = { account: Account | null; from: Origin; language: string };
type Opened = {
  session: NewSession;
  account: Pick<Account, 'id' | 'email' | 'username' | 'fullName' | 'isAdmin' | 'roles' | 'mustChoose'>;
};

export function deedOf(deps: Dependencies, { account, from, language }: Args): OwnDeed {
  return { deps, caller: signedIn(account), from, language };
}

export function toAnswer({ session, account: { id, email, username, fullName, isAdmin, roles, mustChoose } }: Opened) {
  return { ...session, userEmail: email, username, fullName, userId: id, isAdmin, roles, mustChoose };
}
