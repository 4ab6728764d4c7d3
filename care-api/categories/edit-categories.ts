import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireUnique } from '@/care-api/database/require-unique';
import { categories } from '@/care-api/database/schema/listings';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import type { Verbs } from '@/care-api/desk/verbs';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { listListingIdsOfCategory, reindexCategories } from '@/care-api/listings/reindex-categories';
import type { categoryInput } from '@/lib/contract/category';
import { categoryResource as resource } from './category-resource';
import { keepName } from './former-names';

type Input = z.output<typeof categoryInput>;

const published = { categoryId: categories.id, categoryName: categories.name };

function listCategories(db: Db) {
  return db.select(published).from(categories).orderBy(asc(categories.position), asc(categories.id));
}

function createCategory(db: Db, { categoryName: name }: Input, context: Telling) {
  return requireUnique('categoryName', () =>
    createRow(db, { resource, action: 'create', ...context }, async (tx) => {
      const [category] = await tx.insert(categories).values({ name }).returning(published);
      return category?.categoryId;
    }),
  );
}

function updateCategory(db: Db, { categoryName: name }: Input, context: TellingOf) {
  return requireUnique('categoryName', () =>
    changeRow(db, { resource, action: 'update', ...context }, async (tx) => {
      await keepName(tx, context.id, context.id);
      await tx.update(categories).set({ name }).where(eq(categories.id, context.id));
      await reindexCategories(tx, await listListingIdsOfCategory(tx, context.id));
    }),
  );
}

function deleteCategory(db: Db, context: TellingOf) {
  return changeRow(db, { resource, action: 'delete', ...context }, async (tx, before) => {
    // What comes back from the trash comes back into its categories.
    const [held] = await listListingIdsOfCategory(tx, context.id);
    if (held !== undefined || before.postCount) throw new Refusal(409, 'categoryInUse');
    await tx.delete(categories).where(eq(categories.id, context.id));
  });
}

export const categoryVerbs: Verbs<Input> = {
  listAll: listCategories,
  create: ({ database }, body, context) => createCategory(database.db, body, context),
  update: ({ database }, body, context) => updateCategory(database.db, body, context),
  remove: ({ database }, context) => deleteCategory(database.db, context),
};
