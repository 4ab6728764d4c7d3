import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import type { Video } from '@/lib/contract/video';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.video;

export const videoResource: Resource<Video> = {
  ...factsOf('video'),
  words: {
    caption: 'AdminVideos.caption',
    none: 'AdminVideos.none',
    add: 'AdminVideos.new',
    statuses: { published: 'AdminVideos.published' },
  },
  rules: { statuses: ['published'], sorts, defaultSort: 'position' },
  list: endpoints.listVideos,
  idOf: ({ id }) => id,
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: {
    get: endpoints.getVideo,
    create: endpoints.createVideo,
    update: endpoints.updateVideo,
    fields: [
      {
        name: 'link',
        label: 'AdminVideos.link',
        hint: 'AdminVideos.linkHint',
        kind: 'line',
        type: 'url',
        max: lengths.link,
      },
      {
        name: 'description',
        label: 'AdminVideos.description',
        hint: 'AdminVideos.descriptionHint',
        kind: 'text',
        rows: 3,
        max: lengths.description,
      },
      {
        name: 'category',
        label: 'AdminVideos.category',
        hint: 'AdminVideos.categoryHint',
        kind: 'line',
        max: lengths.category,
      },
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
