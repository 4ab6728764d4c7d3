import { z } from 'zod';
import { says } from './issue-faults';
import { orderedInput, orderedWire } from './kept-fields';
import { pictureInput } from './picture';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { id, ignored, ownId, text, typed } from './wire';

const { lengths } = resources.galleryImage;

const pictureFields = {
  galleryPhoto: pictureInput.refine((value) => value !== '', says('pictureRequired')),
  /** The group the picture belongs to; the API spells it so. */
  galleryBuget: typed(lengths.group).nullish(),
  description: typed(lengths.description).nullish(),
};

/** ImageGallery: the pictures of the photo gallery, in groups. */
export const galleryImageSchema = z
  .object({
    imageGalleryId: id,
    galleryPhoto: text,
    galleryBuget: text,
    description: text,
    ...orderedWire,
  })
  .transform((wire) => ({
    id: wire.imageGalleryId,
    photo: wire.galleryPhoto,
    group: wire.galleryBuget,
    description: wire.description,
    version: wire.version ?? null,
    updatedAt: wire.updatedAt ?? null,
  }));
export type GalleryImage = z.output<typeof galleryImageSchema>;
export type GalleryImageWire = z.input<typeof galleryImageSchema>;

export const galleryImageInput = z.strictObject({
  imageGalleryId: ownId,
  ...pictureFields,
  ...orderedInput,
});

export const galleryQuery = staffListQuery(resources.galleryImage).extend({
  galleryBuget: z.string().trim().max(lengths.group).optional(),
});

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
