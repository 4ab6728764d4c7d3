import { z } from 'zod';
import { questionnaireInput } from '../questionnaire';
import { lowerFirstKeys } from '../wire';

const ownQuestion = z.looseObject({ sourceType: z.string().nullish() });
export type OwnQuestion = z.output<typeof ownQuestion>;

const ownForm = z.looseObject({
  id: z.union([z.number(), z.string()]).nullish(),
  questionnaireId: z.union([z.number(), z.string()]).nullish(),
  title: questionnaireInput.shape.title,
  description: questionnaireInput.shape.description,
  purpose: questionnaireInput.shape.purpose.catch(''),
  source: z.string().nullish(),
  questions: z.array(ownQuestion),
});

/** Questionnaires as our API answers them, one or a list. */
export const ownForms = z
  .unknown()
  .transform((json) => (Array.isArray(json) ? json : [json]).map(lowerFirstKeys))
  .pipe(z.array(ownForm).min(1));
