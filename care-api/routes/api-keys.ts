import { openStaffList } from '@/care-api/desk/find-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { apiKeyList, createApiKey, readApiKeys, removeApiKey } from '@/care-api/keys/api-keys';
import { endpoints } from '@/lib/contract/endpoints';

export function apiKeyRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(apiKeyList);
  route(app, deps, endpoints.listApiKeys, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await readApiKeys(db, ids.map(Number)), ...page };
  });
  route(app, deps, endpoints.createApiKey, ({ body, account, language }) =>
    createApiKey(deps, body, { caller: signedIn(account), language }),
  );
  route(app, deps, endpoints.removeApiKey, async ({ params: { id }, account }) => {
    const isGone = await removeApiKey(db, { id, caller: signedIn(account), now: deps.now() });
    return isGone ? { message: 'The key opens nothing any more.' } : null;
  });
}
