import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { videos } from '@/care-api/database/schema/gallery';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import type { Verbs } from '@/care-api/desk/verbs';
import type { Db } from '@/care-api/kernel/db';
import type { videoInput } from '@/lib/contract/video';
import { videoResource as resource } from './video-resource';

type Input = z.output<typeof videoInput>;

/** As visitors see them. */
async function listVideos(db: Db) {
  const ids = await db
    .select({ id: videos.id })
    .from(videos)
    .where(isNull(videos.deletedAt))
    .orderBy(asc(videos.position), asc(videos.id));
  return resource.read(
    db,
    ids.map(({ id }) => id),
  );
}

/** Behind the others. */
function createVideo(db: Db, body: Input, context: Telling) {
  return createRow(db, { resource, action: 'create', ...context }, async (tx) => {
    const last = sql`(select coalesce(max(position), 0) + 1 from videos)`;
    const [video] = await tx
      .insert(videos)
      .values({ ...toRow(body), position: last })
      .returning({ id: videos.id });
    return video?.id;
  });
}

function updateVideo(db: Db, body: Input, context: TellingOf) {
  return changeRow(db, { resource, action: 'update', ...context }, (tx) =>
    tx.update(videos).set(toRow(body)).where(eq(videos.id, context.id)),
  );
}

function toRow({ videoCategory, videoLink, videoDescp }: Input) {
  return { category: videoCategory ?? '', link: videoLink, description: videoDescp ?? '' };
}

export const videoVerbs: Verbs<Input> = {
  listAll: listVideos,
  create: ({ database }, body, context) => createVideo(database.db, body, context),
  update: ({ database }, body, context) => updateVideo(database.db, body, context),
};
