import type { GalleryImage } from '@/lib/contract/gallery';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { field, hinted } = fieldsOf('AdminGallery', 'galleryImage');

export const galleryResource: Resource<GalleryImage> = {
  ...factsOf('galleryImage'),
  words: { ...wordsOf('AdminGallery'), statuses: { published: 'AdminGallery.published' } },
  nameOf,
  order: { groupOf: ({ group }) => group, nameOf },
  editor: editorOf('galleryImage', {
    fields: [
      field('photo', 'picture', { room: 'pictures' }),
      hinted('group', 'line'),
      hinted('description', 'text', { rows: 3 }),
    ],
    quick: ['photo', 'group', 'description'],
    names: { galleryPhoto: 'photo', galleryBuget: 'group' },
  }),
};

function nameOf({ description, photo }: GalleryImage): string {
  return description || photo;
}
