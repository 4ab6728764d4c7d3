import { endpoints } from '@/lib/contract/endpoints';
import type { Media } from '@/lib/contract/media';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.media;

export const mediaResource: Resource<Media> = {
  ...factsOf('media'),
  words: {
    caption: 'AdminMedia.caption',
    none: 'AdminMedia.none',
    statuses: {
      kept: 'AdminMedia.kept',
      pictures: 'AdminMedia.pictures',
      papers: 'AdminMedia.papers',
      noAlt: 'AdminMedia.noAlt',
      unused: 'AdminMedia.unused',
      large: 'AdminMedia.large',
    },
  },
  rules: { statuses: ['kept', 'pictures', 'papers', 'noAlt', 'unused', 'large'], sorts, defaultSort: '-created' },
  list: endpoints.listMedia,
  idOf: ({ id }) => id,
  nameOf: ({ title, name }) => title || name,
  editor: {
    get: endpoints.getMedia,
    create: endpoints.createMedia,
    update: endpoints.updateMedia,
    fields: [
      { name: 'focus', label: 'AdminMedia.focus', hint: 'AdminMedia.focusHint', kind: 'focus' },
      { name: 'alt', label: 'AdminMedia.alt', hint: 'AdminMedia.altHint', kind: 'text', rows: 3, max: lengths.alt },
      {
        name: 'use',
        label: 'AdminMedia.kind',
        hint: 'AdminMedia.kindHint',
        kind: 'choice',
        values: [
          { value: 'telling', label: 'AdminMedia.telling' },
          { value: 'decorative', label: 'AdminMedia.decorative' },
        ],
      },
      { name: 'title', label: 'AdminMedia.title', hint: 'AdminMedia.titleHint', kind: 'line', max: lengths.title },
      { name: 'credit', label: 'AdminMedia.credit', hint: 'AdminMedia.creditHint', kind: 'line', max: lengths.credit },
    ],
    quick: ['title', 'alt'],
    names: { focusX: 'focus', focusY: 'focus', isDecorative: 'use' },
    toOpened: ({ name, type, focus: { x, y }, title, alt, isDecorative, credit, version }) => {
      const use = isDecorative ? 'decorative' : 'telling';
      // Nobody sees a paper itself.
      const seen = type ? null : { focus: `${x},${y},${name}`, alt, use };
      return { fields: { ...seen, title, credit }, version };
    },
    toBody: ({ focus = '', alt, use, title, credit }) => {
      if (focus === '') return { title, credit };
      const [x, y] = focus.split(',');
      const isDecorative = use === 'decorative';
      return { focusX: toPercent(x), focusY: toPercent(y), alt, isDecorative, title, credit };
    },
  },
};

/** What is no number stays as it is: the call says so. */
function toPercent(text = ''): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
