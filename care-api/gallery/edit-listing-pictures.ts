import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireUnique } from '@/care-api/database/require-unique';
import { listingPictures } from '@/care-api/database/schema/gallery';
import { noteChange } from '@/care-api/desk/change-row';
import type { Telling } from '@/care-api/desk/telling';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { type Settle, withPictures } from '@/care-api/files/with-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { AuditAction } from '@/lib/contract/audit-actions';
import type { listingPictureInput } from '@/lib/contract/gallery';
import { getPicture, type ListingPicture } from './listing-pictures';

type Input = z.output<typeof listingPictureInput>;
type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type OfOne = Telling & { id: number };

/** @throws Refusal 422 for a listing that is not there, and for a picture that the caller may not give */
export function createListingPicture(deps: Deps, body: Input, context: Telling) {
  return writePicture(deps, body, context, async (tx, settle) => {
    const values = { ...toRow(body), photo: settle('galleryPhoto', ''), accountId: context.caller.id };
    const [made] = await tx.insert(listingPictures).values(values).returning({ id: listingPictures.id });
    return made ? noted(tx, { id: made.id, action: 'create', ...context }, null) : null;
  });
}

export function updateListingPicture(deps: Deps, body: Input, context: OfOne) {
  return writePicture(deps, body, context, async (tx, settle) => {
    const before = await hold(tx, context.id);
    if (!before) return null;
    const photo = settle('galleryPhoto', before.galleryPhoto);
    const changed = { ...toRow(body), photo, updatedAt: context.now };
    await tx.update(listingPictures).set(changed).where(eq(listingPictures.id, context.id));
    return noted(tx, { action: 'update', ...context }, before);
  });
}

export async function deleteListingPicture(deps: Deps, context: OfOne) {
  const gone = await deps.database.db.transaction(async (tx) => {
    const before = await hold(tx, context.id);
    if (!before) return null;
    await tx.delete(listingPictures).where(eq(listingPictures.id, context.id));
    await noted(tx, { action: 'delete', ...context }, before);
    return before;
  });
  if (!gone) return null;
  await deleteUnusedPictures(deps, [gone.galleryPhoto]);
  return { galleryId: context.id, galleryPhoto: gone.galleryPhoto };
}

type Write = (tx: Writer, settle: Settle) => Promise<ListingPicture | null>;

function writePicture(deps: Deps, { galleryPhoto }: Input, { caller }: Telling, write: Write) {
  return requireUnique('typeId', () =>
    withPictures(deps, caller, { galleryPhoto }, (settle) => deps.database.db.transaction((tx) => write(tx, settle))),
  );
}

async function hold(tx: Writer, id: number): Promise<ListingPicture | null> {
  await tx.select({ id: listingPictures.id }).from(listingPictures).where(eq(listingPictures.id, id)).for('update');
  return getPicture(tx, id);
}

async function noted(tx: Writer, deed: OfOne & { action: AuditAction }, before: ListingPicture | null) {
  const after = await getPicture(tx, deed.id);
  await noteChange(tx, { kind: 'listingPicture', ...deed }, before ?? {}, after ?? {});
  return after;
}

function toRow({ typeId, galleryBuget, description }: Input) {
  return { listingId: typeId ?? null, groupName: galleryBuget ?? '', description: description ?? '' };
}
