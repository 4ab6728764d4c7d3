import { asc, eq } from 'drizzle-orm';
import { categoryNoun as noun } from '@/care-api/categories/category-noun';
import { mergeCategories } from '@/care-api/categories/merge-categories';
import { requireUnique } from '@/care-api/database/require-unique';
import { categories } from '@/care-api/database/schema/listings';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { listListingIdsOfCategory, reindexCategories } from '@/care-api/listings/reindex-categories';
import { endpoints } from '@/lib/contract/endpoints';

const published = { categoryId: categories.id, categoryName: categories.name };

export function categoryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listCategories, async ({ query }) =>
    query.page === undefined
      ? db.select(published).from(categories).orderBy(asc(categories.position), asc(categories.id))
      : listPage(query),
  );
  route(app, deps, endpoints.getCategory, async ({ params }) => (await noun.read(db, [params.id]))[0] ?? null);
  route(app, deps, endpoints.createCategory, ({ body, account }) =>
    requireUnique('categoryName', () =>
      createRow(db, { noun, caller: signedIn(account), action: 'create', now: deps.now() }, async (tx) => {
        const [category] = await tx.insert(categories).values({ name: body.categoryName }).returning(published);
        return category?.categoryId;
      }),
    ),
  );
  route(app, deps, endpoints.updateCategory, ({ params: { id }, body, account, seen }) =>
    requireUnique('categoryName', () =>
      changeRow(db, { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, async (tx) => {
        await tx.update(categories).set({ name: body.categoryName }).where(eq(categories.id, id));
        await reindexCategories(tx, await listListingIdsOfCategory(tx, id));
      }),
    ),
  );
  route(app, deps, endpoints.deleteCategory, ({ params: { id }, account, seen }) =>
    changeRow(
      db,
      { noun, id, seen, caller: signedIn(account), action: 'delete', now: deps.now() },
      async (tx, before) => {
        // What comes back from the trash comes back into its categories.
        const [held] = await listListingIdsOfCategory(tx, id);
        if (held !== undefined || before.postCount) throw new Refusal(409, 'categoryInUse');
        await tx.delete(categories).where(eq(categories.id, id));
      },
    ),
  );
  route(app, deps, endpoints.mergeCategories, ({ body, account, seen }) =>
    mergeCategories(deps, { ...body, seen, caller: signedIn(account) }),
  );
}
