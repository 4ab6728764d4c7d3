import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { createMedia, deleteMedia, getMedia, updateMedia } from '@/care-api/media/edit-media';
import { mediaNoun as noun } from '@/care-api/media/media-noun';
import { endpoints } from '@/lib/contract/endpoints';

export function mediaRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listMedia, ({ query, account }) => listPage(query, signedIn(account)));
  route(app, deps, endpoints.getMedia, ({ params: { id } }) => getMedia(db, id));
  route(app, deps, endpoints.createMedia, ({ body, account }) =>
    createMedia(deps, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateMedia, ({ params: { id }, body, account, seen }) =>
    updateMedia(deps, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteMedia, ({ params: { id }, account, seen }) =>
    deleteMedia(db, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
