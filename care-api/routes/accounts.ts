import { getAccountByName, listAccounts } from '@/care-api/accounts/account-json';
import { changeStanding } from '@/care-api/accounts/change-standing';
import { registerAccount } from '@/care-api/accounts/register-account';
import type { Dependencies } from '@/care-api/dependencies';
import { limitAddresses } from '@/care-api/middleware/address-limit';
import { type App, requireOwner, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export function accountRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const checkAddress = limitAddresses({ count: 20, seconds: 3_600, now: deps.now, fault: 'accountsTooMany' });

  route(app, deps, endpoints.register, ({ body, address }) => {
    checkAddress(address);
    return registerAccount(db, body);
  });
  route(app, deps, endpoints.listAccounts, () => listAccounts(db));
  route(app, deps, endpoints.getAccountByName, async ({ params: { name }, account }) => {
    const found = await getAccountByName(db, name);
    // To a user a stranger and nobody look the same.
    requireOwner(account, found?.userId ?? null);
    return found;
  });
  route(app, deps, endpoints.banAccount, ({ params, body }) => changeStanding(db, params.id, body));
  route(app, deps, endpoints.makeAdmin, ({ params, body }) => changeStanding(db, params.id, body));
}
