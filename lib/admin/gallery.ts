import { endpoints } from '@/lib/contract/endpoints';
import type { GalleryImage } from '@/lib/contract/gallery';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.galleryImage;

/** The photo gallery in groups, one of which is the home page's slider. */
export const galleryResource: Resource<GalleryImage> = {
  ...factsOf('galleryImage'),
  words: {
    caption: 'AdminGallery.caption',
    none: 'AdminGallery.none',
    add: 'AdminGallery.new',
    statuses: { published: 'AdminGallery.published' },
  },
  rules: { statuses: ['published'], sorts, defaultSort: 'position' },
  list: endpoints.listGalleryImages,
  idOf: ({ id }) => id,
  nameOf,
  order: { groupOf: ({ group }) => group, nameOf },
  editor: {
    get: endpoints.getGalleryImage,
    create: endpoints.createGalleryImage,
    update: endpoints.updateGalleryImage,
    fields: [
      { name: 'photo', label: 'AdminGallery.photo', kind: 'picture', room: 'pictures' },
      { name: 'group', label: 'AdminGallery.group', hint: 'AdminGallery.groupHint', kind: 'line', max: lengths.group },
      {
        name: 'description',
        label: 'AdminGallery.description',
        hint: 'AdminGallery.descriptionHint',
        kind: 'text',
        rows: 3,
        max: lengths.description,
      },
    ],
    quick: ['photo', 'group', 'description'],
    names: { galleryPhoto: 'photo', galleryBuget: 'group' },
    toOpened: ({ photo, group, description, version }) => ({ fields: { photo, group, description }, version }),
    toBody: ({ photo, group, description }) => ({ galleryPhoto: photo, galleryBuget: group, description }),
  },
};

function nameOf({ description, photo }: GalleryImage): string {
  return description || photo;
}
