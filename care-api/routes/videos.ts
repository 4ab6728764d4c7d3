import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { createVideo, listVideos, updateVideo } from '@/care-api/gallery/edit-videos';
import { videoNoun as noun } from '@/care-api/gallery/video-noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function videoRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listVideos, ({ query }) => (query.page === undefined ? listVideos(db) : listPage(query)));
  route(app, deps, endpoints.getVideo, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createVideo, ({ body, account }) =>
    createVideo(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateVideo, ({ params: { id }, body, account, seen }) =>
    updateVideo(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteVideo, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
