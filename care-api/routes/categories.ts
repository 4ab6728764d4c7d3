import { mergeCategories } from '@/care-api/categories/merge-categories';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function categoryRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.mergeCategories, ({ body, account, seen }) =>
    mergeCategories(deps, { ...body, seen, caller: signedIn(account) }),
  );
}
