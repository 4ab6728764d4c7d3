import { questionnaireInput } from '@/lib/contract/questionnaire';
import { withoutMarks } from './plain-words';
import { type Note, type ReadQuestionnaire, readQuestions } from './read-questionnaire';
import { askedFields, thankYou, toCandidate } from './typeform-fields';
import { readLogic } from './typeform-logic';
import { type TypeformForm, typeformSchema } from './typeform-schema';

export function readTypeform(json: unknown): ReadQuestionnaire | null {
  const parsed = typeformSchema.safeParse(json);
  if (!parsed.success) return null;
  const form = parsed.data;
  const { asked, places, notes } = askedFields(form);
  const logic = readLogic(form, asked, places);
  const read = readQuestions(asked.map((field) => ({ ...toCandidate(field), jumps: logic.jumps.get(field.id) ?? [] })));
  const title = questionnaireInput.shape.title.safeParse(withoutMarks(form.title).slice(0, 200));
  return {
    source: 'Typeform',
    sourceKey: form.id ?? form.title,
    title: title.success ? title.data : 'Untitled form',
    description: '',
    questions: read.questions,
    notes: [...notes, ...read.notes, ...logic.notes, ...notAsked(form)],
  };
}

function notAsked({ hidden, welcome_screens, thankyou_screens }: TypeformForm): Note[] {
  const screens = (list: TypeformForm['thankyou_screens'], reason: string) =>
    (list ?? []).map(({ title }) => ({ what: `“${title ?? ''}”`, reason }));
  return [
    ...(hidden ?? []).map((what) => ({ what, reason: 'a hidden field' })),
    ...screens(welcome_screens, 'a welcome screen is no question'),
    ...screens(thankyou_screens, thankYou),
  ];
}
