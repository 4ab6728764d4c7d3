import { asc, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { videos } from '@/care-api/database/schema/gallery';
import { selectOrdered } from '@/care-api/database/select-kept';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { tableVerbs } from '@/care-api/desk/table-verbs';
import type { Verbs } from '@/care-api/desk/verbs';
import type { VideoWire, videoInput } from '@/lib/contract/video';

type Input = z.output<typeof videoInput>;

const columns = {
  videoGalleryId: videos.id,
  videoCategory: videos.category,
  videoLink: videos.link,
  videoDescp: videos.description,
  createdAt: iso(videos.createdAt),
  ...selectOrdered(videos),
};

export const videoResource: Resource<VideoWire> = {
  kind: 'video',
  table: 'videos',
  title: sql`coalesce(nullif(t.description, ''), nullif(t.category, ''), t.link)`,
  read: (db, ids) => readByIds(db.select(columns).from(videos), videos.id, ids, (row) => row.videoGalleryId),
  list: listOf('video', 'videos', { text: sql`lower(t.category || ' ' || t.description || ' ' || t.link)` }),
};

export const videoVerbs: Verbs<Input> = {
  listAll: (db) =>
    db.select(columns).from(videos).where(isNull(videos.deletedAt)).orderBy(asc(videos.position), asc(videos.id)),
  ...tableVerbs(videoResource, videos, {
    toRow: ({ videoCategory, videoLink, videoDescp }: Input) => ({
      category: videoCategory ?? '',
      link: videoLink,
      description: videoDescp ?? '',
    }),
  }),
};
