import { endpoints } from '@/lib/contract/endpoints';
import type { Video } from '@/lib/contract/video';
import type { Noun } from './noun';

export const videoNoun: Noun<Video> = {
  screen: 'videos',
  kind: 'video',
  words: {
    caption: 'AdminVideos.caption',
    none: 'AdminVideos.none',
    add: 'AdminVideos.new',
    statuses: { published: 'AdminVideos.published' },
  },
  rules: { statuses: ['published'], sorts: ['position', 'changed', 'category'], defaultSort: 'position' },
  hasTrash: true,
  list: endpoints.listVideos,
  remove: endpoints.deleteVideo,
  idOf: ({ id }) => id,
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: {
    get: endpoints.getVideo,
    create: endpoints.createVideo,
    update: endpoints.updateVideo,
    fields: [
      {
        ...{ name: 'link', label: 'AdminVideos.link', hint: 'AdminVideos.linkHint' },
        ...{ kind: 'line', type: 'url', max: 500 },
      },
      {
        ...{ name: 'description', label: 'AdminVideos.description', hint: 'AdminVideos.descriptionHint' },
        ...{ kind: 'text', rows: 3, max: 1_000 },
      },
      { name: 'category', label: 'AdminVideos.category', hint: 'AdminVideos.categoryHint', kind: 'line', max: 120 },
    ],
    quick: ['description', 'category'],
    names: { videoLink: 'link', videoDescp: 'description', videoCategory: 'category' },
    toOpened: ({ link, description, category, version }) => ({ fields: { link, description, category }, version }),
    toBody: ({ link, description, category }) => ({
      videoLink: link,
      videoDescp: description,
      videoCategory: category,
    }),
  },
};

function nameOf({ description, category, link }: Video): string {
  return description || category || link;
}
