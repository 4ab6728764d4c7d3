import { type TypeformForm, typeformSchema } from '@/lib/contract/forms/typeform-form';
import { questionnaireInput } from '@/lib/contract/questionnaire';
import { withoutMarks } from './plain-words';
import { type Note, type ReadQuestionnaire, readQuestions } from './read-questionnaire';
import { because, type Reason } from './reasons';
import { askedFields, thankYou, toCandidate, wordsOf } from './typeform-fields';
import { readLogic } from './typeform-logic';
import { type End, withEnds } from './with-ends';

/** A form in Typeform's own export shape. Null when this is none. */
export function readTypeform(json: unknown): ReadQuestionnaire | null {
  const parsed = typeformSchema.safeParse(json);
  if (!parsed.success) return null;
  const form = parsed.data;
  const { asked, places, notes } = askedFields(form);
  const screens = endsOf(form, asked.length + 1);
  const logic = readLogic(form, asked, { places, ends: screens });
  const candidates = asked.map((field) => ({ ...toCandidate(field), jumps: logic.jumps.get(field.id) ?? [] }));
  const ledTo = new Set([...logic.jumps.values()].flat().map(({ destination }) => destination.id));
  const ends = [...screens.values()].filter(({ id }) => ledTo.has(id));
  const read = readQuestions(withEnds(candidates, ends));
  const title = questionnaireInput.shape.title.safeParse(withoutMarks(form.title).slice(0, 200));
  return {
    source: 'Typeform',
    sourceKey: form.id ?? form.title,
    title: title.success ? title.data : 'Untitled form',
    description: '',
    purpose: '',
    questions: read.questions,
    notes: [...notes, ...read.notes, ...logic.notes, ...notAsked(form, ends)],
  };
}

/** Thank-you screens with words, which answers may lead to, by their ref; the one that all have says what ours does. */
function endsOf({ thankyou_screens }: TypeformForm, first: number): Map<string, End> {
  const said = (thankyou_screens ?? []).filter(({ ref, title }) => ref !== 'default_tys' && ref && title);
  return new Map(
    said.map(({ ref = '', title = '', properties }, index) => {
      const [headline, description] = [title, properties?.description ?? ''].map(wordsOf);
      return [ref, { id: first + index, headline: headline ?? '', description: description ?? '' }];
    }),
  );
}

function notAsked({ hidden, welcome_screens, thankyou_screens }: TypeformForm, ends: readonly End[]): Note[] {
  const kept = new Set(ends.map(({ headline }) => headline));
  const screens = (list: TypeformForm['thankyou_screens'], reason: Reason) =>
    (list ?? []).map(({ title }) => ({ what: `“${title ?? ''}”`, reason }));
  return [
    ...(hidden ?? []).map((what) => ({ what, reason: because('hiddenField') })),
    ...screens(welcome_screens, because('welcome')),
    ...screens(
      thankyou_screens?.filter(({ title }) => !kept.has(wordsOf(title ?? ''))),
      thankYou,
    ),
  ];
}
