import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { readRows } from '@/care-api/database/read-rows';
import { galleryImages } from '@/care-api/database/schema/gallery';
import { selectOrdered } from '@/care-api/database/select-kept';
import { endLeads, leadOn } from '@/care-api/desk/lead-on';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { tableVerbs } from '@/care-api/desk/table-verbs';
import type { Verbs } from '@/care-api/desk/verbs';
import { picturesIn } from '@/care-api/files/pictures-in';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { GalleryImageWire, galleryImageInput, galleryQuery } from '@/lib/contract/gallery';
import { redirectKey } from '@/lib/contract/redirect-key.mjs';

type Input = z.output<typeof galleryImageInput>;

export const homeBannerGroup = 'Home banner';

const columns = {
  imageGalleryId: galleryImages.id,
  galleryPhoto: galleryImages.photo,
  galleryBuget: galleryImages.groupName,
  description: galleryImages.description,
  ...selectOrdered(galleryImages),
};

/** As visitors see them: a group where its first picture stands, by their letters where nobody ordered them. */
const galleryPlace = sql`(
  (select lpad(min(g.position)::text, 9, '0') from gallery_images g where g.group_name = t.group_name)
  || lower(t.group_name) || ' ' || lpad(t.position::text, 9, '0')) collate "C"`;

export const galleryResource: Resource<GalleryImageWire> = {
  kind: 'galleryImage',
  table: 'gallery_images',
  title: sql`coalesce(nullif(t.description, ''), t.group_name)`,
  read: (db, ids) =>
    readByIds(db.select(columns).from(galleryImages), galleryImages.id, ids, (row) => row.imageGalleryId),
  picturesOf: picturesIn(galleryImages, galleryImages.photo),
  list: listOf('galleryImage', 'gallery_images', {
    sorts: {
      position: { by: galleryPlace, type: 'text' },
      group: { by: sql`lower(t.group_name)`, type: 'text' },
    },
    text: sql`lower(t.group_name || ' ' || t.description)`,
  }),
  /** With its last picture a group has no page any more. */
  async intoTrash(tx, ids) {
    const isLeft = sql`exists (select from gallery_images o where o.group_name = t.group_name and o.deleted_at is null)`;
    const gone = await readGroups(tx, ids, sql`not ${isLeft}`);
    await leadOn(
      tx,
      'deletion',
      gone.map((from) => ({ from, to: '/imagegallery' })),
    );
  },
  backFromTrash: async (tx, ids) => endLeads(tx, ['deletion'], await readGroups(tx, ids, sql`true`)),
};

/** The addresses of the groups that pictures are in, as redirects spell them. */
async function readGroups(tx: Writer, ids: readonly number[], where: SQL): Promise<string[]> {
  const rows = await readRows(
    tx,
    groupRow,
    sql`
    select distinct t.group_name as name from gallery_images t where t.id = any(${sql.param([...ids])}::int[]) and ${where}`,
  );
  return rows.flatMap(({ name }) => redirectKey(`/imagegallerypicture/${encodeURIComponent(name)}`) ?? []);
}

const groupRow = z.object({ name: z.string() });

export async function listGalleryImages(db: Db, group?: string) {
  const ids = await db
    .select({ id: sql<number>`t.id` })
    .from(sql`gallery_images t`)
    .where(sql`t.deleted_at is null and ${group === undefined ? sql`true` : sql`t.group_name = ${group}`}`)
    .orderBy(galleryPlace, sql`t.id`);
  return galleryResource.read(
    db,
    ids.map(({ id }) => id),
  );
}

export const galleryVerbs: Verbs<Input, Input, z.output<typeof galleryQuery>> = {
  listAll: (db, { galleryBuget }) => listGalleryImages(db, galleryBuget),
  ...tableVerbs(galleryResource, galleryImages, {
    toRow: ({ galleryBuget, description }: Input) => ({
      groupName: galleryBuget ?? '',
      description: description ?? '',
    }),
    picture: { column: 'photo', field: 'galleryPhoto', of: ({ galleryPhoto }) => galleryPhoto },
  }),
};
