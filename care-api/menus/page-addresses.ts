import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { menuPages, menus, pageAddresses } from '@/care-api/database/schema/provider';
import type { Db, Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';

export const isPublicPage = and(eq(menuPages.isDraft, false), isNull(menuPages.deletedAt), isNull(menus.deletedAt));

/** Those it had go on leading to it, until another page takes them. @throws Refusal 422 for one another page has. */
export async function takeAddress(tx: Writer, pageId: number, slug: string): Promise<void> {
  if (slug !== '') {
    // Two who want the same one wait for each other here.
    await tx
      .insert(pageAddresses)
      .values({ slug, pageId })
      .onConflictDoUpdate({ target: pageAddresses.slug, set: { pageId } });
    const { rows } = await tx.execute(sql`select from menu_pages where slug = ${slug} and id <> ${pageId}`);
    if (rows.length > 0) throw new Refusal(422, 'problem', { slug: 'pageAddressTaken' });
  }
  await tx.update(menuPages).set({ slug }).where(eq(menuPages.id, pageId));
}

export function listAddresses(db: Db) {
  return db
    .select({ slug: pageAddresses.slug, menuId: menuPages.menuId })
    .from(pageAddresses)
    .innerJoin(menuPages, eq(menuPages.id, pageAddresses.pageId))
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(isPublicPage)
    .orderBy(asc(pageAddresses.slug));
}

export function pageAddress({ menuId, slug }: { menuId: number; slug: string }): string {
  return slug === '' ? `/pagecontent/${menuId}` : `/${slug}`;
}
