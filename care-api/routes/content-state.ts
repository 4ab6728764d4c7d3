import { getContentState } from '@/care-api/content-state/get-content-state';
import { holdNewState } from '@/care-api/content-state/hold-new-state';
import { siteHeader, watchSites } from '@/care-api/content-state/watch-sites';
import type { App } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';

/** For whoever keeps what they were answered: whether it still holds. No call of the contract, as `health` is none. */
export function contentStateRoutes(app: App, deps: Dependencies): void {
  if (deps.bare) return;
  const hearSite = watchSites(deps);
  const hold = holdNewState(deps.database);
  app.get('/content-state', async (context) => {
    // Where it cannot be noted, the answer is the same.
    await hearSite(context.req.header(siteHeader)).catch(() => {});
    return context.json(await hold(await getContentState(deps.database, deps.now(), deps.workAccounts !== undefined)));
  });
}
