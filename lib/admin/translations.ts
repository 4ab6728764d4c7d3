import { endpoints } from '@/lib/contract/endpoints';
import { longestArticle } from '@/lib/contract/html';
import { type Translation, translatedKinds } from '@/lib/contract/translation';
import { prefixedLocales } from '@/lib/i18n/languages';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

/** By which a text is known in each language. */
export function textNameOf({ translationId, language }: Pick<Translation, 'translationId' | 'language'>): string {
  return translationId.slice(language.length + 1);
}

export const translationResource: Resource<Translation> = {
  ...factsOf('translation'),
  words: {
    caption: 'AdminTranslations.caption',
    none: 'AdminTranslations.none',
    count: { changed: 'AdminToday.translations' },
    statuses: {
      missing: 'AdminTranslations.states.missing',
      changed: 'AdminTranslations.states.changed',
      done: 'AdminTranslations.states.done',
      all: 'AdminTranslations.all',
    },
  },
  otherwise: 'all',
  rules: {
    ...rulesOf('translation'),
    filters: { language: prefixedLocales, kind: translatedKinds },
  },
  filters: {
    language: { label: 'AdminTranslations.language', choices: 'languages' },
    kind: {
      label: 'AdminTranslations.of',
      choices: translatedKinds.map((value) => ({ value, label: `AdminTranslations.kinds.${value}` as const })),
    },
  },
  idOf: ({ translationId }) => translationId,
  nameOf: ({ original }) => (original.length > 80 ? `${original.slice(0, 80).trimEnd()}…` : original),
  editor: {
    get: endpoints.getTranslation,
    update: endpoints.updateTranslation,
    fields: [
      {
        name: 'words',
        label: 'AdminTranslations.words',
        hint: 'AdminTranslations.wordsHint',
        kind: 'text',
        rows: 8,
        max: longestArticle,
      },
    ],
    // Nobody translates a text that is another one by now.
    carried: [{ name: 'original', label: 'AdminTranslations.original', kind: 'text' }],
    quick: ['words'],
    names: {},
    toOpened: ({ words, original, version }) => ({ fields: { words, original }, version: version ?? null }),
    toBody: ({ words }, { original }) => ({ words, original }),
  },
};
