import { type Bodies, each, ignored, object } from '../body-kinds';
import { flag, int, nullish, optional } from '../kinds';
import { filled, like, needed, ownId, picture, string, text } from '../text-kinds';

const typeWords = 'Please choose a picture: png, jpg, jpeg, gif or bmp.';
/** Not the name of one that is kept. */
const newPicture = needed(like(string(), /^data:/, typeWords), typeWords);
const galleryImage = object({
  imageGalleryId: nullish(ownId),
  galleryPhoto: needed(picture, 'Picture is required.'),
  galleryBuget: nullish(text(120)),
  description: nullish(text(1_000)),
  version: nullish(int),
  ...ignored('position', 'updatedAt', 'deletedAt'),
});
const listingPicture = object({
  galleryId: nullish(ownId),
  typeId: nullish(int),
  galleryPhoto: needed(picture, 'Picture is required.'),
  galleryBuget: nullish(text(120)),
  description: nullish(text(1_000)),
  ...ignored('userName', 'userId'),
});
const video = object({
  videoGalleryId: nullish(ownId),
  videoCategory: nullish(text(120)),
  videoLink: like(filled(500, 'Video link is required.'), /^https?:/, 'Please enter the address of the video.'),
  videoDescp: nullish(text(1_000)),
  version: nullish(int),
  ...ignored('createdAt', 'position', 'updatedAt', 'deletedAt'),
});

export const picturesBodies = {
  createMedia: object({
    picture,
    ...each(optional(text(200)), 'title', 'credit'),
    alt: optional(text(500)),
    isDecorative: optional(flag),
  }),
  updateMedia: object({
    mediaId: nullish(ownId),
    ...each(optional(text(200)), 'title', 'credit'),
    alt: optional(text(500)),
    isDecorative: optional(flag),
    picture: optional(newPicture),
    focusX: optional(int),
    focusY: optional(int),
    version: nullish(int),
    ...ignored('name', 'bytes', 'createdAt', 'updatedAt', 'deletedAt', 'uses'),
  }),
  createGalleryImage: galleryImage,
  updateGalleryImage: galleryImage,
  createListingPicture: listingPicture,
  updateListingPicture: listingPicture,
  createVideo: video,
  updateVideo: video,
} satisfies Bodies;
