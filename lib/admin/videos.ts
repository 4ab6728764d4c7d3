import type { Video } from '@/lib/contract/video';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { hinted } = fieldsOf('AdminVideos', 'video');

export const videoResource: Resource<Video> = {
  ...factsOf('video'),
  words: { ...wordsOf('AdminVideos'), statuses: { published: 'AdminVideos.published' } },
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: editorOf('video', {
    fields: [
      hinted('link', 'line', { type: 'url' }),
      hinted('description', 'text', { rows: 3 }),
      hinted('category', 'line'),
    ],
    quick: ['description', 'category'],
    names: { videoLink: 'link', videoDescp: 'description', videoCategory: 'category' },
  }),
};

function nameOf({ description, category, link }: Video): string {
  return description || category || link;
}
