import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import {
  outOfDateAnswer,
  outOfDateQuery,
  stillRightAnswer,
  stillRightInput,
  translatedPart,
  translatedTexts,
  translationInput,
  translationQuery,
  translationSchema,
} from '../translation';
import { byAccount, create, none, one, pages, update } from './build';

const { who } = resources.translation;

const single = { response: translationSchema, extension: true } as const;
const path = 'admin/translations/{id}';

export const translationCalls = {
  listTranslatedTexts: {
    ...one('Translations/{language}/{part}', 'The provider’s own texts in another language', {
      response: translatedTexts,
      reads: [
        'translations',
        ...(['company', 'menus', 'categories', 'searchFilters', 'faqs', 'questionnaires', 'pages'] as const),
      ],
      extension: true,
    }),
    params: translatedPart,
  },
  listTranslations: {
    ...pages(
      resources.translation,
      'admin/translations',
      'Every text of the provider in every language',
      translationSchema,
    ),
    query: translationQuery,
  },
  getOutOfDateTranslations: {
    ...one(
      'admin/translations/still-right',
      'How many translations are of texts that have changed since, and which',
      { response: outOfDateAnswer, extension: true },
      who,
    ),
    params: none,
    query: outOfDateQuery,
  },
  keepTranslations: create(
    'admin/translations/still-right',
    'Say that translations of texts that have changed since are still right',
    { body: stillRightInput, response: stillRightAnswer, changes: ['translations'], extension: true },
    who,
  ),
  getTranslation: { ...one(path, 'One text in one language', single, who), params: byAccount },
  updateTranslation: {
    ...update(
      path,
      'Say a text in another language',
      { body: translationInput, changes: ['translations'], ...single },
      who,
    ),
    params: byAccount,
  },
} satisfies Record<string, Endpoint>;
