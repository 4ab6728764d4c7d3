import { asc, eq } from 'drizzle-orm';
import { requireUnique } from '@/care-api/database/require-unique';
import { categories } from '@/care-api/database/schema';
import type { Dependencies } from '@/care-api/dependencies';
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
    const [category] = await requireUnique('categoryName', () =>
      db.update(categories).set({ name: body.categoryName }).where(eq(categories.id, params.id)).returning(wire),
    );
    return category ?? null;
  });
  route(app, deps, endpoints.deleteCategory, async ({ params }) => {
    const [category] = await db.delete(categories).where(eq(categories.id, params.id)).returning(wire);
    return category ?? null;
  });
}
