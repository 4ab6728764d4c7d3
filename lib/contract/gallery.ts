import { z } from 'zod';
import { id, text } from './wire';

export const galleryImageSchema = z
  .object({ imageGalleryId: id, galleryPhoto: text, galleryBuget: text, description: text })
  .transform((wire) => ({
    id: wire.imageGalleryId,
    photo: wire.galleryPhoto,
    /** The group the picture belongs to; the API spells it galleryBuget. */
    group: wire.galleryBuget,
    description: wire.description,
  }));
export type GalleryImage = z.output<typeof galleryImageSchema>;
