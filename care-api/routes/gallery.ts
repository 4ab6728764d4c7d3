import { and, eq, isNull, sql } from 'drizzle-orm';
import { galleryImages } from '@/care-api/database/schema/gallery';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { withPictures } from '@/care-api/files/with-pictures';
import { galleryPlace, homeBannerGroup, galleryNoun as noun } from '@/care-api/gallery/gallery-noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

/** ImageGallery: the photo gallery in groups, one of which is the home page's slider. */
export function galleryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);

  async function listGroup(group: string | undefined) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select t.id from gallery_images t
      where t.deleted_at is null and ${group === undefined ? sql`true` : sql`t.group_name = ${group}`}
      order by ${galleryPlace}, t.id`);
    const ids = rows.map(({ id }) => id);
    return noun.read(db, ids);
  }

  route(app, deps, endpoints.listGalleryImages, ({ query }) =>
    query.page === undefined ? listGroup(query.galleryBuget) : listPage(query),
  );
  route(app, deps, endpoints.listHomeBanners, () => listGroup(homeBannerGroup));
  route(app, deps, endpoints.getGalleryImage, async ({ params: { id } }) => {
    const isThere = and(eq(galleryImages.id, id), isNull(galleryImages.deletedAt));
    const found = await db.select({ id: galleryImages.id }).from(galleryImages).where(isThere);
    const [image] = found.length > 0 ? await noun.read(db, [id]) : [];
    return image ?? null;
  });
  route(app, deps, endpoints.createGalleryImage, ({ body, account }) => {
    const caller = signedIn(account);
    return withPictures(deps, caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
      createRow(db, { noun, caller, action: 'create', now: deps.now() }, async (tx) => {
        const last = sql`(select coalesce(max(position), 0) + 1 from gallery_images)`;
        const values = { groupName: body.galleryBuget ?? '', description: body.description ?? '', position: last };
        const photo = settle('galleryPhoto', '');
        const [image] = await tx
          .insert(galleryImages)
          .values({ ...values, photo })
          .returning({ id: galleryImages.id });
        return image?.id;
      }),
    );
  });
  route(app, deps, endpoints.updateGalleryImage, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    const change = { noun, id, seen, caller, action: 'update' as const, now: deps.now() };
    return withPictures(deps, caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
      changeRow(db, change, (tx, before) => {
        const photo = settle('galleryPhoto', before.galleryPhoto ?? '');
        const changed = { photo, groupName: body.galleryBuget ?? '', description: body.description ?? '' };
        return tx.update(galleryImages).set(changed).where(eq(galleryImages.id, id));
      }),
    );
  });
  route(app, deps, endpoints.deleteGalleryImage, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
