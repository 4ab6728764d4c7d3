import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { galleryImages } from '@/care-api/database/schema/gallery';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import type { Verbs } from '@/care-api/desk/verbs';
import { withPictures } from '@/care-api/files/with-pictures';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { galleryImageInput, galleryQuery } from '@/lib/contract/gallery';
import { galleryPlace, galleryResource as resource } from './gallery-resource';

type Input = z.output<typeof galleryImageInput>;
type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;

/** As visitors see them: those of one group, or of all. */
export async function listGalleryImages(db: Db, group?: string) {
  const ids = await db
    .select({ id: sql<number>`t.id` })
    .from(sql`gallery_images t`)
    .where(sql`t.deleted_at is null and ${group === undefined ? sql`true` : sql`t.group_name = ${group}`}`)
    .orderBy(galleryPlace, sql`t.id`);
  return resource.read(
    db,
    ids.map(({ id }) => id),
  );
}

/** Behind the others. @throws Refusal 422 for a picture that the caller may not give */
function createGalleryImage(deps: Deps, body: Input, context: Telling) {
  return withPictures(deps, context.caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
    createRow(deps.database.db, { resource, action: 'create', ...context }, async (tx) => {
      const last = sql`(select coalesce(max(position), 0) + 1 from gallery_images)`;
      const [image] = await tx
        .insert(galleryImages)
        .values({ ...toRow(body), photo: settle('galleryPhoto', ''), position: last })
        .returning({ id: galleryImages.id });
      return image?.id;
    }),
  );
}

/** @throws Refusal 422 for a picture that the caller may not give */
function updateGalleryImage(deps: Deps, body: Input, context: TellingOf) {
  return withPictures(deps, context.caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
    changeRow(deps.database.db, { resource, action: 'update', ...context }, (tx, before) =>
      tx
        .update(galleryImages)
        .set({ ...toRow(body), photo: settle('galleryPhoto', before.galleryPhoto ?? '') })
        .where(eq(galleryImages.id, context.id)),
    ),
  );
}

function toRow({ galleryBuget, description }: Input) {
  return { groupName: galleryBuget ?? '', description: description ?? '' };
}

export const galleryVerbs: Verbs<Input, Input, z.output<typeof galleryQuery>> = {
  listAll: (db, { galleryBuget }) => listGalleryImages(db, galleryBuget),
  create: createGalleryImage,
  update: updateGalleryImage,
};
