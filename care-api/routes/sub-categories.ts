import { asc, eq } from 'drizzle-orm';
import { requireUnique } from '@/care-api/database/require-unique';
import { subCategories } from '@/care-api/database/schema/listings';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

const wire = {
  subcategoryId: subCategories.id,
  subcategoryName: subCategories.name,
  categoryId: subCategories.categoryId,
};

export function subCategoryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listSubCategories, () =>
    db.select(wire).from(subCategories).orderBy(asc(subCategories.id)),
  );
  route(app, deps, endpoints.getSubCategory, async ({ params }) => {
    const [row] = await db.select(wire).from(subCategories).where(eq(subCategories.id, params.id));
    return row ?? null;
  });
  route(app, deps, endpoints.createSubCategory, async ({ body }) => {
    const values = { name: body.subcategoryName, categoryId: body.categoryId };
    const insert = () => db.insert(subCategories).values(values).returning(wire);
    const [row] = await requireUnique('subcategoryName', insert, 'categoryId');
    return row ?? null;
  });
  route(app, deps, endpoints.updateSubCategory, async ({ params, body }) => {
    const values = { name: body.subcategoryName, categoryId: body.categoryId };
    const update = () => db.update(subCategories).set(values).where(eq(subCategories.id, params.id)).returning(wire);
    const [row] = await requireUnique('subcategoryName', update, 'categoryId');
    return row ?? null;
  });
  route(app, deps, endpoints.deleteSubCategory, async ({ params }) => {
    const [row] = await db.delete(subCategories).where(eq(subCategories.id, params.id)).returning(wire);
    return row ?? null;
  });
}
