import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { videos } from '@/care-api/database/schema/gallery';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { videoNoun as noun } from '@/care-api/gallery/video-noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';
import type { videoInput } from '@/lib/contract/video';

const isThere = isNull(videos.deletedAt);

export function videoRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listVideos, async ({ query }) => {
    if (query.page !== undefined) return listPage(query);
    const ids = await db
      .select({ id: videos.id })
      .from(videos)
      .where(isThere)
      .orderBy(asc(videos.position), asc(videos.id));
    return noun.read(
      db,
      ids.map(({ id }) => id),
    );
  });
  route(app, deps, endpoints.getVideo, async ({ params: { id } }) => {
    const found = await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.id, id), isThere));
    const [video] = found.length > 0 ? await noun.read(db, [id]) : [];
    return video ?? null;
  });
  route(app, deps, endpoints.createVideo, ({ body, account }) =>
    createRow(db, { noun, caller: signedIn(account), action: 'create', now: deps.now() }, async (tx) => {
      const last = sql`(select coalesce(max(position), 0) + 1 from videos)`;
      const [video] = await tx
        .insert(videos)
        .values({ ...toRow(body), position: last })
        .returning({ id: videos.id });
      return video?.id;
    }),
  );
  route(app, deps, endpoints.updateVideo, ({ params: { id }, body, account, seen }) =>
    changeRow(db, { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, (tx) =>
      tx.update(videos).set(toRow(body)).where(eq(videos.id, id)),
    ),
  );
  route(app, deps, endpoints.deleteVideo, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}

function toRow({ videoCategory, videoLink, videoDescp }: z.output<typeof videoInput>) {
  return { category: videoCategory ?? '', link: videoLink, description: videoDescp ?? '' };
}
