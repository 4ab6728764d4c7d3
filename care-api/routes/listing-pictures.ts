import {
  createListingPicture,
  deleteListingPicture,
  updateListingPicture,
} from '@/care-api/gallery/edit-listing-pictures';
import {
  getPublicPicture,
  listListingPictures,
  listPicturesOfListing,
  listPicturesOfUser,
} from '@/care-api/gallery/listing-pictures';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function listingPictureRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listListingPictures, () => listListingPictures(db));
  route(app, deps, endpoints.listPicturesOfListing, ({ params }) => listPicturesOfListing(db, params.id));
  route(app, deps, endpoints.listPicturesOfUser, ({ params }) => listPicturesOfUser(db, params.username));
  route(app, deps, endpoints.getListingPicture, ({ params }) => getPublicPicture(db, params.id));
  route(app, deps, endpoints.createListingPicture, ({ body, account }) =>
    createListingPicture(deps, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateListingPicture, ({ params: { id }, body, account }) =>
    updateListingPicture(deps, body, { id, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteListingPicture, ({ params: { id }, account }) =>
    deleteListingPicture(deps, { id, caller: signedIn(account), now: deps.now() }),
  );
}
