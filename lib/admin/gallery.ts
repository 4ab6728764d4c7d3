import { endpoints } from '@/lib/contract/endpoints';
import type { GalleryImage } from '@/lib/contract/gallery';
import type { Noun } from './noun';

/** The photo gallery in groups, one of which is the home page's slider. */
export const galleryNoun: Noun<GalleryImage> = {
  screen: 'gallery',
  kind: 'galleryImage',
  words: {
    caption: 'AdminGallery.caption',
    none: 'AdminGallery.none',
    add: 'AdminGallery.new',
    statuses: { published: 'AdminGallery.published' },
  },
  rules: { statuses: ['published'], sorts: ['position', 'changed', 'group'], defaultSort: 'position' },
  hasTrash: true,
  list: endpoints.listGalleryImages,
  remove: endpoints.deleteGalleryImage,
  idOf: ({ id }) => id,
  nameOf,
  order: { groupOf: ({ group }) => group, nameOf },
  editor: {
    get: endpoints.getGalleryImage,
    create: endpoints.createGalleryImage,
    update: endpoints.updateGalleryImage,
    fields: [
      { name: 'photo', label: 'AdminGallery.photo', kind: 'picture', room: 'pictures' },
      { name: 'group', label: 'AdminGallery.group', hint: 'AdminGallery.groupHint', kind: 'line', max: 120 },
      {
        ...{ name: 'description', label: 'AdminGallery.description', hint: 'AdminGallery.descriptionHint' },
        ...{ kind: 'text', rows: 3, max: 1_000 },
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
