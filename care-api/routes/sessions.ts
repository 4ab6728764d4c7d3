import { getAccount } from '@/care-api/accounts/account-json';
import { confirmSession, endSession, type NewSession, refreshSession } from '@/care-api/accounts/sessions';
import { signIn } from '@/care-api/accounts/sign-in';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { Refusal } from '@/care-api/api-error';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { checkPassword } from '@/care-api/my-data/delete-account';
import { type App, route, signedIn } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export function sessionRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.login, async ({ body: { email, password }, address }) => {
    return toAnswer(await signIn(db, { email, password, address, now: deps.now() }));
  });
  route(app, deps, endpoints.refreshSession, async ({ body }) => {
    const refreshed = await refreshSession(db, body.refreshToken, await getSigningSecret(db), deps.now());
    if (!refreshed) throw new Refusal(401, 'signInAgain');
    return toAnswer(refreshed);
  });
  route(app, deps, endpoints.logout, async ({ account }) => {
    await endSession(db, signedIn(account).sessionId);
    return { message: 'You are signed out.' };
  });
  route(app, deps, endpoints.confirmPassword, async ({ body: { password }, account, address }) => {
    const caller = signedIn(account);
    await checkPassword(db, caller, { password, address }, deps.now());
    return { until: (await confirmSession(db, caller.sessionId, deps.now())).toISOString() };
  });
  route(app, deps, endpoints.getMe, ({ account }) => getAccount(db, signedIn(account).id));
}

type Opened = { session: NewSession; account: Pick<Account, 'id' | 'email' | 'username' | 'isAdmin' | 'roles'> };

function toAnswer({ session, account: { id, email, username, isAdmin, roles } }: Opened) {
  return { ...session, userEmail: email, username, userId: id, isAdmin, roles };
}
