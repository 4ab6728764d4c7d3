import { type Bodies, each, ignored, object } from '../body-kinds';
import { flag, int, nullish, optional, version } from '../kinds';
import { kindly, like, needed, ownId, picture, pictureType, required, string, text } from '../text-kinds';

/** Not the name of one that is kept. */
const newPicture = needed(like(string(), /^data:/, pictureType), pictureType);
const shown = {
  galleryPhoto: needed(picture, 'Picture is required.'),
  galleryBuget: nullish(text(120)),
  description: nullish(text(1_000)),
};
const media = {
  picture,
  alt: optional(text(500)),
  isDecorative: optional(flag),
  ...each(optional(text(200)), 'title credit'),
};
const galleryImage = object({
  imageGalleryId: nullish(ownId),
  ...shown,
  version,
  ...ignored('position updatedAt deletedAt'),
});
const listingPicture = object({
  galleryId: nullish(ownId),
  typeId: nullish(int),
  ...shown,
  ...ignored('userName userId'),
});
const video = object({
  videoGalleryId: nullish(ownId),
  videoCategory: nullish(text(120)),
  videoLink: like(required(500, 'Video link'), /^https?:/, 'Please enter the address of the video.'),
  videoDescp: nullish(text(1_000)),
  version,
  ...ignored('createdAt position updatedAt deletedAt'),
});

const teamMember = object({
  memberId: nullish(ownId),
  name: kindly(120),
  role: nullish(text(120)),
  line: nullish(text(300)),
  photo: nullish(picture),
  version,
  ...ignored('position updatedAt deletedAt'),
});

export const picturesBodies = {
  createMedia: object(media),
  updateMedia: object({
    mediaId: nullish(ownId),
    ...media,
    picture: optional(newPicture),
    focusX: optional(int),
    focusY: optional(int),
    version,
    ...ignored('name type bytes createdAt updatedAt deletedAt uses'),
  }),
  createGalleryImage: galleryImage,
  updateGalleryImage: galleryImage,
  createListingPicture: listingPicture,
  updateListingPicture: listingPicture,
  createVideo: video,
  updateVideo: video,
  createTeamMember: teamMember,
  updateTeamMember: teamMember,
} satisfies Bodies;
