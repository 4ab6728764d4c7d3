import { getContentState } from '@/care-api/content-state/get-content-state';
import type { Dependencies } from '@/care-api/dependencies';
import type { App } from '@/care-api/route';

/** For whoever keeps what they were answered: whether it still holds. No call of the contract, as `health` is none. */
export function contentStateRoutes(app: App, deps: Dependencies): void {
  if (deps.bare) return;
  app.get('/content-state', async (context) => context.json(await getContentState(deps.database, deps.now())));
}
