import { categoryNoun as noun } from '@/care-api/categories/category-noun';
import { createCategory, deleteCategory, listCategories, updateCategory } from '@/care-api/categories/edit-categories';
import { mergeCategories } from '@/care-api/categories/merge-categories';
import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function categoryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listCategories, async ({ query }) =>
    query.page === undefined ? listCategories(db) : listPage(query),
  );
  route(app, deps, endpoints.getCategory, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createCategory, ({ body, account }) =>
    createCategory(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateCategory, ({ params: { id }, body, account, seen }) =>
    updateCategory(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteCategory, ({ params: { id }, account, seen }) =>
    deleteCategory(db, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.mergeCategories, ({ body, account, seen }) =>
    mergeCategories(deps, { ...body, seen, caller: signedIn(account) }),
  );
}
