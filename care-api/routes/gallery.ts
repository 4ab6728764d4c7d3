import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { createGalleryImage, listGalleryImages, updateGalleryImage } from '@/care-api/gallery/edit-gallery-images';
import { homeBannerGroup, galleryNoun as noun } from '@/care-api/gallery/gallery-noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

/** ImageGallery: the photo gallery in groups, one of which is the home page's slider. */
export function galleryRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listGalleryImages, ({ query }) =>
    query.page === undefined ? listGalleryImages(db, query.galleryBuget) : listPage(query),
  );
  route(app, deps, endpoints.listHomeBanners, () => listGalleryImages(db, homeBannerGroup));
  route(app, deps, endpoints.getGalleryImage, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createGalleryImage, ({ body, account }) =>
    createGalleryImage(deps, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateGalleryImage, ({ params: { id }, body, account, seen }) =>
    updateGalleryImage(deps, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteGalleryImage, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
