import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireUnique } from '@/care-api/database/require-unique';
import { subCategories } from '@/care-api/database/schema/listings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { AuditAction } from '@/lib/contract/audit-actions';
import type { subCategoryInput } from '@/lib/contract/category';
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
  route(app, deps, endpoints.createSubCategory, ({ body, account }) =>
    write(null, account, (tx) => tx.insert(subCategories).values(toRow(body)).returning(wire)),
  );
  route(app, deps, endpoints.updateSubCategory, ({ params: { id }, body, account }) =>
    write(id, account, (tx) =>
      tx.update(subCategories).set(toRow(body)).where(eq(subCategories.id, id)).returning(wire),
    ),
  );
  route(app, deps, endpoints.deleteSubCategory, ({ params: { id }, account }) =>
    db.transaction(async (tx) => {
      const [gone] = await tx.delete(subCategories).where(eq(subCategories.id, id)).returning(wire);
      if (gone) await note(tx, { id, caller: signedIn(account), action: 'delete' }, gone, {});
      return gone ?? null;
    }),
  );

  /** One that is there, by its id, or a new one. */
  function write(id: number | null, account: Account | null, store: (tx: Writer) => Promise<SubCategory[]>) {
    return requireUnique(
      'subcategoryName',
      () =>
        db.transaction(async (tx) => {
          const isThis = eq(subCategories.id, id ?? 0);
          const [before] = await tx.select(wire).from(subCategories).where(isThis).for('update');
          const [after] = await store(tx);
          const action = id === null ? 'create' : 'update';
          if (after) {
            const deed = { id: after.subcategoryId, caller: signedIn(account), action } as const;
            await note(tx, deed, before ?? {}, after);
          }
          return after ?? null;
        }),
      'categoryId',
    );
  }

  function note(tx: Writer, deed: Deed, before: Wire, after: Wire) {
    return noteChange(tx, { kind: 'subCategory', now: deps.now(), ...deed }, before, after);
  }
}

type SubCategory = { subcategoryId: number; subcategoryName: string; categoryId: number | null };
type Deed = { id: number; caller: Account; action: AuditAction };

function toRow({ subcategoryName, categoryId }: z.output<typeof subCategoryInput>) {
  return { name: subcategoryName, categoryId };
}
