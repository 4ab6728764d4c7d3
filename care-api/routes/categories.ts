import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { requireUnique } from '@/care-api/database/require-unique';
import { categories } from '@/care-api/database/schema/listings';
import type { Dependencies } from '@/care-api/dependencies';
import { listListingIdsOfCategory, reindexCategories } from '@/care-api/listings/reindex-categories';
import type { Writer } from '@/care-api/listings/write-listings';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

const wire = { categoryId: categories.id, categoryName: categories.name };

export function categoryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listCategories, () => db.select(wire).from(categories).orderBy(asc(categories.id)));
  route(app, deps, endpoints.getCategory, async ({ params }) => {
    const [category] = await db.select(wire).from(categories).where(eq(categories.id, params.id));
    return category ?? null;
  });
  route(app, deps, endpoints.createCategory, async ({ body }) => {
    const [category] = await requireUnique('categoryName', () =>
      db.insert(categories).values({ name: body.categoryName }).returning(wire),
    );
    return category ?? null;
  });
  route(app, deps, endpoints.updateCategory, async ({ params, body }) => {
    return requireUnique('categoryName', () =>
      refolding(db, params.id, (tx) =>
        tx.update(categories).set({ name: body.categoryName }).where(eq(categories.id, params.id)).returning(wire),
      ),
    );
  });
  route(app, deps, endpoints.deleteCategory, ({ params }) =>
    refolding(db, params.id, (tx) => tx.delete(categories).where(eq(categories.id, params.id)).returning(wire)),
  );
}

type Wire = { categoryId: number; categoryName: string };

/** Changes a category together with what search knows of it. Null when there is no such category. */
function refolding(db: Db, id: number, change: (tx: Writer) => Promise<Wire[]>): Promise<Wire | null> {
  return db.transaction(async (tx) => {
    const listingIds = await listListingIdsOfCategory(tx, id);
    const [category] = await change(tx);
    await reindexCategories(tx, listingIds);
    return category ?? null;
  });
}
