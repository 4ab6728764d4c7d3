import { asc, eq } from 'drizzle-orm';
import { galleryImages } from '@/care-api/database/schema/gallery';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export const homeBannerGroup = 'Home banner';

const wire = {
  imageGalleryId: galleryImages.id,
  galleryPhoto: galleryImages.photo,
  galleryBuget: galleryImages.groupName,
  description: galleryImages.description,
};

export function galleryRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.listHomeBanners, () =>
    deps.database.db
      .select(wire)
      .from(galleryImages)
      .where(eq(galleryImages.groupName, homeBannerGroup))
      .orderBy(asc(galleryImages.position), asc(galleryImages.id)),
  );
}
