import type { GalleryImage } from '@/lib/contract/gallery';
import { Beginning } from '../layout/beginning';
import { Moment } from '../layout/moment';
import type { NounView } from '../noun/noun-view';
import { Thumb } from '../pictures/thumb';

export const galleryView: NounView<GalleryImage> = {
  columns: [
    { key: 'photo', label: 'AdminGallery.photo', cell: ({ photo }) => <Thumb name={photo} /> },
    {
      key: 'description',
      label: 'AdminGallery.description',
      isTitle: true,
      cell: ({ description, photo }) => <Beginning text={description || photo} />,
    },
    { key: 'group', label: 'AdminGallery.group', sort: 'group', cell: ({ group }) => <bdi>{group}</bdi> },
    {
      key: 'changed',
      label: 'AdminGallery.changed',
      sort: 'changed',
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ],
};
