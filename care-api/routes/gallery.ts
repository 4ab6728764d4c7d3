import { homeBannerGroup, listGalleryImages } from '@/care-api/gallery/gallery-resource';
import { type App, route } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function homeBannerRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.listHomeBanners, () => listGalleryImages(deps.database.db, homeBannerGroup));
}
