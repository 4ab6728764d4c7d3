import type { Media } from '@/lib/contract/media';
import { editorCalls, factsOf, fieldsOf } from './facts-of';
import type { Resource } from './resource';

const { hinted } = fieldsOf('AdminMedia', 'media');

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
  nameOf: ({ title, name }) => title || name,
  editor: {
    ...editorCalls('media'),
    fields: [
      hinted('focus', 'focus'),
      hinted('alt', 'text', { rows: 3 }),
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
      hinted('title', 'line'),
      hinted('credit', 'line'),
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
