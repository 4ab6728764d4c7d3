import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { videos } from '@/care-api/database/schema/gallery';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';
import type { videoInput } from '@/lib/contract/video';
import { withIsoCreatedAt } from './with-iso-created-at';

const wire = {
  videoGalleryId: videos.id,
  videoCategory: videos.category,
  videoLink: videos.link,
  videoDescp: videos.description,
  createdAt: videos.createdAt,
};

export function videoRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listVideos, async () => {
    const rows = await db.select(wire).from(videos).orderBy(asc(videos.id));
    return rows.map(withIsoCreatedAt);
  });
  route(app, deps, endpoints.getVideo, async ({ params }) => {
    const [video] = await db.select(wire).from(videos).where(eq(videos.id, params.id));
    return video ? withIsoCreatedAt(video) : null;
  });
  route(app, deps, endpoints.createVideo, async ({ body }) => {
    const [video] = await db.insert(videos).values(toRow(body)).returning(wire);
    return video ? withIsoCreatedAt(video) : null;
  });
  route(app, deps, endpoints.updateVideo, async ({ params, body }) => {
    const changed = { ...toRow(body), updatedAt: deps.now() };
    const [video] = await db.update(videos).set(changed).where(eq(videos.id, params.id)).returning(wire);
    return video ? withIsoCreatedAt(video) : null;
  });
  route(app, deps, endpoints.deleteVideo, async ({ params }) => {
    const [video] = await db.delete(videos).where(eq(videos.id, params.id)).returning(wire);
    return video ? withIsoCreatedAt(video) : null;
  });
}

function toRow({ videoCategory, videoLink, videoDescp }: z.output<typeof videoInput>) {
  return { category: videoCategory ?? '', link: videoLink, description: videoDescp ?? '' };
}
