import { findWithBan, getAccountByName, listAccounts } from '@/care-api/accounts/account-json';
import { asLate } from '@/care-api/accounts/as-late';
import { banAccount, changeRoles, changeStanding, signOutAccount } from '@/care-api/accounts/change-standing';
import { inviteColleague } from '@/care-api/accounts/invite-colleague';
import { openAccounts } from '@/care-api/accounts/list-accounts';
import { registerAccount } from '@/care-api/accounts/register-account';
import { sendPasswordLink } from '@/care-api/accounts/reset-password';
import { openRateLimit } from '@/care-api/http/middleware/rate-limit';
import { type App, route } from '@/care-api/http/route';
import { requireOwner, signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { eraseAccount } from '@/care-api/my-data/delete-account';
import { exportAccount } from '@/care-api/my-data/list-my-data';
import { endpoints } from '@/lib/contract/endpoints';

export function accountRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const rateLimit = openRateLimit(deps);
  // Nobody's letter box is filled by whoever registers for them.
  const mayMail = async (email: string) =>
    (await rateLimit(`mail to the owner of ${email}`, { count: 1, seconds: 3_600 })).wait === 0;

  route(app, deps, endpoints.register, ({ body, language }) => {
    const made = registerAccount(deps, { ...body, language }, mayMail);
    return deps.bare ? made : asLate(made);
  });
  const listPage = openAccounts(db);
  route(app, deps, endpoints.listAccounts, ({ query }) =>
    query.page === undefined ? listAccounts(db) : listPage(query),
  );
  route(app, deps, endpoints.getAccountByName, async ({ params: { name }, account }) => {
    const found = await getAccountByName(db, name);
    // To a user a stranger and nobody look the same.
    requireOwner(account, found?.userId ?? null);
    return found;
  });
  const deedOf = ({
    params,
    account,
    seen,
  }: {
    params: { id: string };
    account: Account | null;
    seen: number | null;
  }) => ({
    id: params.id,
    caller: signedIn(account),
    seen,
    now: deps.now(),
  });
  route(app, deps, endpoints.banAccount, (asked) => banAccount(deps, deedOf(asked), asked.body));
  route(app, deps, endpoints.makeAdmin, (asked) =>
    changeStanding(deps, { ...deedOf(asked), action: 'roles' }, { isAdmin: asked.body.isAdmin }),
  );
  route(app, deps, endpoints.getAccount, ({ params }) => findWithBan(db, params.id));
  route(app, deps, endpoints.updateRoles, (asked) => {
    const { roles, isAdmin } = asked.body;
    return changeRoles(deps, deedOf(asked), { roles, isAdmin });
  });
  route(app, deps, endpoints.inviteColleague, async ({ body, account, language }) => {
    const caller = signedIn(account);
    const { wait } = await rateLimit(`invitations of ${caller.id}`, { count: 30, seconds: 3_600 });
    if (wait > 0) throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': String(wait) });
    return inviteColleague(deps, { ...body, caller, language });
  });
  route(app, deps, endpoints.signOutAccount, (asked) => signOutAccount(db, deedOf(asked)));
  route(app, deps, endpoints.sendPasswordLink, (asked) => sendPasswordLink(deps, deedOf(asked)));
  route(app, deps, endpoints.exportAccount, ({ params, account }) =>
    exportAccount(db, signedIn(account), params.id, deps.now()),
  );
  route(app, deps, endpoints.eraseAccount, ({ params: { id }, body, account }) =>
    eraseAccount(deps, signedIn(account), { id, ...body }),
  );
}
