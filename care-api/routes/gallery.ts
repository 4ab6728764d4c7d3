import { and, asc, eq, sql } from 'drizzle-orm';
import { galleryImages } from '@/care-api/database/schema/gallery';
import type { Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { type App, route, signedIn } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export const homeBannerGroup = 'Home banner';

const wire = {
  imageGalleryId: galleryImages.id,
  galleryPhoto: galleryImages.photo,
  galleryBuget: galleryImages.groupName,
  description: galleryImages.description,
};

/** ImageGallery: the photo gallery in groups, one of which is the home page's slider. */
export function galleryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listGroup = (group: string | undefined) =>
    db
      .select(wire)
      .from(galleryImages)
      .where(and(group === undefined ? undefined : eq(galleryImages.groupName, group)))
      .orderBy(asc(galleryImages.groupName), asc(galleryImages.position), asc(galleryImages.id));

  route(app, deps, endpoints.listGalleryImages, ({ query }) => listGroup(query.galleryBuget));
  route(app, deps, endpoints.listHomeBanners, () => listGroup(homeBannerGroup));
  route(app, deps, endpoints.getGalleryImage, async ({ params }) => {
    const [image] = await db.select(wire).from(galleryImages).where(eq(galleryImages.id, params.id));
    return image ?? null;
  });
  route(app, deps, endpoints.createGalleryImage, ({ body, account }) =>
    withPictures(deps, signedIn(account), { galleryPhoto: body.galleryPhoto }, async (settle) => {
      const groupName = body.galleryBuget ?? '';
      const last = sql`(select coalesce(max(position), 0) + 1 from gallery_images where group_name = ${groupName})`;
      const values = { groupName, description: body.description ?? '', photo: settle('galleryPhoto', '') };
      const [image] = await db
        .insert(galleryImages)
        .values({ ...values, position: last })
        .returning(wire);
      return image ?? null;
    }),
  );
  route(app, deps, endpoints.updateGalleryImage, ({ params, body, account }) =>
    withPictures(deps, signedIn(account), { galleryPhoto: body.galleryPhoto }, (settle) =>
      db.transaction(async (tx) => {
        const isThis = eq(galleryImages.id, params.id);
        const [before] = await tx.select().from(galleryImages).where(isThis).for('update');
        if (!before) return null;
        const photo = settle('galleryPhoto', before.photo);
        const changed = { photo, groupName: body.galleryBuget ?? '', description: body.description ?? '' };
        const [image] = await tx
          .update(galleryImages)
          .set({ ...changed, updatedAt: deps.now() })
          .where(isThis)
          .returning(wire);
        return image ?? null;
      }),
    ),
  );
  route(app, deps, endpoints.deleteGalleryImage, async ({ params }) => {
    const [image] = await db.delete(galleryImages).where(eq(galleryImages.id, params.id)).returning(wire);
    if (!image) return null;
    await deleteUnusedPictures(deps, [image.galleryPhoto]);
    return image;
  });
}
