import { inArray, sql } from 'drizzle-orm';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { readByIds } from '@/care-api/database/read-by-ids';
import { galleryImages } from '@/care-api/database/schema/gallery';
import type { Resource } from '@/care-api/desk/resource';
import type { GalleryImageWire } from '@/lib/contract/gallery';

export const homeBannerGroup = 'Home banner';

const wire = {
  imageGalleryId: galleryImages.id,
  galleryPhoto: galleryImages.photo,
  galleryBuget: galleryImages.groupName,
  description: galleryImages.description,
  version: galleryImages.version,
  position: galleryImages.position,
  updatedAt: galleryImages.updatedAt,
  deletedAt: galleryImages.deletedAt,
};

/** As visitors see them: a group where its first picture stands, by their letters where nobody ordered them. */
export const galleryPlace = sql`(
  (select lpad(min(g.position)::text, 9, '0') from gallery_images g where g.group_name = t.group_name)
  || lower(t.group_name) || ' ' || lpad(t.position::text, 9, '0')) collate "C"`;

export const galleryResource: Resource<GalleryImageWire> = {
  kind: 'galleryImage',
  table: 'gallery_images',
  title: sql`coalesce(nullif(t.description, ''), t.group_name)`,
  async read(db, ids) {
    const rows = await readByIds(
      db.select(wire).from(galleryImages),
      galleryImages.id,
      ids,
      ({ imageGalleryId }) => imageGalleryId,
    );
    return rows.map(withIsoMoments);
  },
  async picturesOf(db, ids) {
    const rows = await db
      .select({ photo: galleryImages.photo })
      .from(galleryImages)
      .where(inArray(galleryImages.id, [...ids]));
    return rows.map(({ photo }) => photo);
  },
  list: {
    from: sql`gallery_images t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      position: { by: galleryPlace, type: 'text' },
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
      group: { by: sql`lower(t.group_name)`, type: 'text' },
    },
    statuses: { published: sql`t.deleted_at is null`, trash: sql`t.deleted_at is not null` },
    text: sql`lower(t.group_name || ' ' || t.description)`,
    when: sql`t.updated_at`,
  },
};
