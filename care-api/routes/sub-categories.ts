import {
  createSubCategory,
  deleteSubCategory,
  getSubCategory,
  listSubCategories,
  updateSubCategory,
} from '@/care-api/categories/sub-categories';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function subCategoryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listSubCategories, () => listSubCategories(db));
  route(app, deps, endpoints.getSubCategory, ({ params: { id } }) => getSubCategory(db, id));
  route(app, deps, endpoints.createSubCategory, ({ body, account }) =>
    createSubCategory(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateSubCategory, ({ params: { id }, body, account }) =>
    updateSubCategory(db, body, { id, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteSubCategory, ({ params: { id }, account }) =>
    deleteSubCategory(db, { id, caller: signedIn(account), now: deps.now() }),
  );
}
