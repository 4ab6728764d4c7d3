import { sql } from 'drizzle-orm';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { readByIds } from '@/care-api/database/read-by-ids';
import { videos } from '@/care-api/database/schema/gallery';
import type { Resource } from '@/care-api/desk/resource';
import type { VideoWire } from '@/lib/contract/video';

const wire = {
  videoGalleryId: videos.id,
  videoCategory: videos.category,
  videoLink: videos.link,
  videoDescp: videos.description,
  createdAt: videos.createdAt,
  version: videos.version,
  position: videos.position,
  updatedAt: videos.updatedAt,
  deletedAt: videos.deletedAt,
};

export const videoResource: Resource<VideoWire> = {
  kind: 'video',
  table: 'videos',
  title: sql`coalesce(nullif(t.description, ''), nullif(t.category, ''), t.link)`,
  async read(db, ids) {
    const rows = await readByIds(db.select(wire).from(videos), videos.id, ids, ({ videoGalleryId }) => videoGalleryId);
    return rows.map((row) => ({
      ...withIsoMoments(row),
      createdAt: row.createdAt.toISOString(),
    }));
  },
  list: {
    from: sql`videos t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      position: { by: sql`t.position`, type: 'integer' },
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
      category: { by: sql`lower(t.category)`, type: 'text' },
    },
    statuses: { published: sql`t.deleted_at is null`, trash: sql`t.deleted_at is not null` },
    text: sql`lower(t.category || ' ' || t.description || ' ' || t.link)`,
    when: sql`t.updated_at`,
  },
};
