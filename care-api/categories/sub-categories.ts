import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireUnique } from '@/care-api/database/require-unique';
import { subCategories } from '@/care-api/database/schema/listings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/resource';
import type { Telling } from '@/care-api/desk/telling';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { AuditAction } from '@/lib/contract/audit-actions';
import type { subCategoryInput } from '@/lib/contract/category';

type Input = z.output<typeof subCategoryInput>;
type SubCategory = Awaited<ReturnType<typeof listSubCategories>>[number];

const wire = {
  subcategoryId: subCategories.id,
  subcategoryName: subCategories.name,
  categoryId: subCategories.categoryId,
};

export function listSubCategories(db: Db) {
  return db.select(wire).from(subCategories).orderBy(asc(subCategories.id));
}

export async function getSubCategory(db: Db, id: number): Promise<SubCategory | null> {
  const [row] = await db.select(wire).from(subCategories).where(eq(subCategories.id, id));
  return row ?? null;
}

export function createSubCategory(db: Db, body: Input, context: Telling) {
  return named(db, async (tx) => {
    const [made] = await tx.insert(subCategories).values(toRow(body)).returning(wire);
    if (made) await note(tx, { id: made.subcategoryId, action: 'create', ...context }, {}, made);
    return made ?? null;
  });
}

export function updateSubCategory(db: Db, body: Input, { id, ...context }: Telling & { id: number }) {
  return named(db, async (tx) => {
    const isThis = eq(subCategories.id, id);
    const [before] = await tx.select(wire).from(subCategories).where(isThis).for('update');
    const [after] = await tx.update(subCategories).set(toRow(body)).where(isThis).returning(wire);
    if (after) await note(tx, { id, action: 'update', ...context }, before ?? {}, after);
    return after ?? null;
  });
}

export function deleteSubCategory(db: Db, { id, ...context }: Telling & { id: number }): Promise<SubCategory | null> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(subCategories).where(eq(subCategories.id, id)).returning(wire);
    if (gone) await note(tx, { id, action: 'delete', ...context }, gone, {});
    return gone ?? null;
  });
}

function named(db: Db, write: (tx: Writer) => Promise<SubCategory | null>): Promise<SubCategory | null> {
  return requireUnique('subcategoryName', () => db.transaction(write), 'categoryId');
}

function note(tx: Writer, deed: Telling & { id: number; action: AuditAction }, before: Wire, after: Wire) {
  return noteChange(tx, { kind: 'subCategory', ...deed }, before, after);
}

function toRow({ subcategoryName, categoryId }: Input) {
  return { name: subcategoryName, categoryId };
}
