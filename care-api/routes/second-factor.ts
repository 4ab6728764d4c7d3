import {
  confirmApp,
  listFactors,
  removeApp,
  renewRecoveryCodes,
  resetFactors,
  startApp,
  tellOwner,
} from '@/care-api/accounts/own-factors';
import { addPasskey, askPasskey, offerPasskey, removePasskey, signInByPasskey } from '@/care-api/accounts/own-passkeys';
import { finishSignIn } from '@/care-api/accounts/sign-in';
import { askWorkAccount, signInByWorkAccount } from '@/care-api/accounts/work-account';
import { noteSecurity } from '@/care-api/http/middleware/log-security';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';
import { deedOf, toAnswer } from './sessions';

export function secondFactorRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.finishLogin, async ({ body, from, language }) => {
    const { bare, breakGlassAdmin } = deps;
    const opened = await finishSignIn(db, { ...body, ...from, bare, breakGlassAdmin, now: deps.now() });
    const { id, email } = opened.account;
    noteSecurity(deps.log, { event: 'logged in', account: id, address: from.address });
    if (opened.by === 'recovery') {
      await db.transaction((tx) => tellOwner(tx, deps, { email, language, change: 'recoveryUsed' }));
      deps.onMailQueued();
    }
    return toAnswer(opened);
  });
  route(app, deps, endpoints.askPasskey, () => askPasskey(deps));
  route(app, deps, endpoints.loginByPasskey, async ({ body, from }) => {
    const opened = await signInByPasskey(deps, body, { ...from, bare: deps.bare, now: deps.now() });
    noteSecurity(deps.log, { event: 'logged in', account: opened.account.id, address: from.address });
    return toAnswer(opened);
  });
  route(app, deps, endpoints.offerWorkAccount, async () => ({ isOffered: deps.workAccounts !== undefined }));
  route(app, deps, endpoints.askWorkAccount, ({ body }) => askWorkAccount(deps, body.again ?? false));
  route(app, deps, endpoints.loginByWorkAccount, async ({ body, from }) => {
    const opened = await signInByWorkAccount(deps, body, { ...from, bare: deps.bare, now: deps.now() });
    noteSecurity(deps.log, { event: 'logged in', account: opened.account.id, address: from.address });
    return toAnswer(opened);
  });
  route(app, deps, endpoints.listFactors, ({ account }) => listFactors(deps, signedIn(account)));
  route(app, deps, endpoints.startApp, async (asked) => {
    await startApp(deedOf(deps, asked), asked.body);
    return { message: 'The app waits for its first code.' };
  });
  route(app, deps, endpoints.confirmApp, async (asked) => ({
    recoveryCodes: await confirmApp(deedOf(deps, asked), asked.body.code),
  }));
  route(app, deps, endpoints.removeApp, (asked) => removeApp(deedOf(deps, asked), asked.body));
  route(app, deps, endpoints.renewRecoveryCodes, async (asked) => ({
    recoveryCodes: await renewRecoveryCodes(deedOf(deps, asked), asked.body),
  }));
  route(app, deps, endpoints.offerPasskey, (asked) => offerPasskey(deedOf(deps, asked), asked.body));
  route(app, deps, endpoints.addPasskey, async (asked) => ({
    recoveryCodes: await addPasskey(deedOf(deps, asked), asked.body),
  }));
  route(app, deps, endpoints.removePasskey, (asked) => removePasskey(deedOf(deps, asked), asked.params.id, asked.body));
  route(app, deps, endpoints.resetFactors, ({ params, account, seen }) =>
    resetFactors(deps, { id: params.id, caller: signedIn(account), seen, now: deps.now() }),
  );
}
