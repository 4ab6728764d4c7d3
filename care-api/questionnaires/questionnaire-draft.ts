import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { publishedQuestionnaire } from '@/lib/contract/kept-questionnaire';
import { mostWritten } from '@/lib/contract/questionnaire';
import { publishQuestionnaire } from './edit-questionnaires';
import { questionnaireResource } from './questionnaire-resource';

export const questionnaireDraft: Editable = {
  kind: 'questionnaire',
  resource: questionnaireResource,
  fields: ['title', 'description', 'purpose', 'questions'],
  pictures: [],
  mostCharacters: mostWritten,
  publish: ({ database, now }, { data, base: _, setBy: __, ...change }) =>
    publishQuestionnaire(database.db, readInput(publishedQuestionnaire, data), { ...change, now: now() }),
};
