import type { GalleryImage } from '@/lib/contract/gallery';
import { Excerpt } from '../layout/beginning';
import { Thumb } from '../pictures/thumb';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const galleryView: ResourceView<GalleryImage> = {
  columns: [
    { key: 'photo', label: 'AdminGallery.photo', cell: ({ photo }) => <Thumb name={photo} /> },
    {
      key: 'description',
      label: 'AdminGallery.description',
      isTitle: true,
      cell: ({ description, photo }) => <Excerpt text={description || photo} />,
    },
    { key: 'group', label: 'AdminGallery.group', sort: 'group', cell: ({ group }) => <bdi>{group}</bdi> },
    changedColumn,
  ],
};
