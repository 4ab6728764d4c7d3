import { z } from 'zod';
import { says } from './issue-faults';
import { pictureInput } from './picture';
import { id, ignored, ownId, text, typed } from './wire';

const pictureFields = {
  galleryPhoto: pictureInput.refine((value) => value !== '', says('pictureRequired')),
  /** The group the picture belongs to; the API spells it so. */
  galleryBuget: typed(120).nullish(),
  description: typed(1_000).nullish(),
};

/** ImageGallery: the pictures of the photo gallery, in groups. */
export const galleryImageSchema = z
  .object({ imageGalleryId: id, galleryPhoto: text, galleryBuget: text, description: text })
  .transform((wire) => ({
    id: wire.imageGalleryId,
    photo: wire.galleryPhoto,
    group: wire.galleryBuget,
    description: wire.description,
  }));
export type GalleryImage = z.output<typeof galleryImageSchema>;

export const galleryImageInput = z.strictObject({ imageGalleryId: ownId, ...pictureFields });

/** Query of GET ImageGallery. */
export const galleryQuery = z.object({ galleryBuget: z.string().trim().max(120).optional() });

/** Gallery: pictures of one listing. */
export const listingPictureSchema = z
  .object({
    galleryId: id,
    typeId: id.nullish(),
    galleryPhoto: text,
    galleryBuget: text,
    description: text,
    userName: text,
  })
  .transform((wire) => ({
    id: wire.galleryId,
    listingId: wire.typeId ?? null,
    photo: wire.galleryPhoto,
    group: wire.galleryBuget,
    description: wire.description,
    userName: wire.userName,
  }));

export const listingPictureInput = z.strictObject({
  galleryId: ownId,
  typeId: z.number().int().positive().nullish(),
  ...pictureFields,
  userName: ignored,
  userId: ignored,
});
