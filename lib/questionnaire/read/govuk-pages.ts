import type { GovukCondition, GovukPage } from '@/lib/contract/forms/govuk-form';
import type { inputKinds } from '@/lib/contract/questionnaire';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import { nameOf } from '../check-questions';
import { withoutMarks } from './plain-words';
import type { Note } from './read-questionnaire';
import { because, type Reason } from './reasons';
import { type End, withEnds } from './with-ends';

type Jump = { conditionValue: { value: string }[]; destination: { id: number } };
const noJumps: Jump[] = [];

const kindOf: ReadonlyMap<string, (typeof inputKinds)[number]> = new Map([
  ['text', 'short'],
  ['number', 'number'],
  ['date', 'date'],
  ['email', 'email'],
  ['phone_number', 'phone'],
  ['national_insurance_number', 'short'],
  ['organisation_name', 'short'],
  ['name', 'short'],
  ['address', 'long'],
  ['file', 'file'],
]);
const inOne: ReadonlyMap<string, Reason> = new Map([
  ['name', because('nameInOne')],
  ['address', because('addressInOne')],
  ['national_insurance_number', because('insuranceNumber')],
]);
const none = { answer: 'none_of_the_above', choice: 'None of the above' };

/**
 * The pages as questions, guidance as a statement before the one it belongs to, and exit pages as ends with their words;
 * and what cannot be kept of them.
 */
export function readPages(pages: readonly GovukPage[]) {
  const notes: Note[] = [];
  const places = new Map<string, number>();
  let next = 1;
  const placed = pages.map((page) => {
    const hasGuidance = page.guidance_markdown.trim() !== '';
    const first = next;
    next += hasGuidance ? 2 : 1;
    if (page.id !== null) places.set(page.id, first);
    return { page, first, guidance: hasGuidance ? first : null };
  });
  const ends = endsOf(pages, next);
  const questions = placed.flatMap(({ page, first, guidance }) => {
    const what = nameOf({ headline: page.question_text });
    const note = (reason: Reason) => notes.push({ what, reason });
    for (const reason of reasonsOf(page)) note(reason);
    const asked = {
      ...toQuestion(page, guidance === null ? first : first + 1),
      jumps: jumpsOf(page, places, ends, note),
    };
    return guidance === null ? [asked] : [toStatement(page, guidance), asked];
  });
  return { questions: withEnds(questions, [...ends.values()]), notes };
}

/** Each by its words, for several answers may lead to the same. */
function endsOf(pages: readonly GovukPage[], first: number): Map<string, End> {
  const ends = new Map<string, End>();
  for (const condition of pages.flatMap(({ conditions }) => conditions)) {
    const { exit_page_heading, exit_page_markdown } = condition;
    const key = exitKey(condition);
    if (key === '' || ends.has(key)) continue;
    const description = toPlain(exit_page_markdown);
    const headline = withoutMarks(exit_page_heading) || description;
    ends.set(key, { id: first + ends.size, headline, description: headline === description ? '' : description });
  }
  return ends;
}

function exitKey({ exit_page_heading, exit_page_markdown }: GovukCondition): string {
  return `${exit_page_heading}\n${exit_page_markdown}`.trim();
}

function reasonsOf({ answer_type, answer_settings, is_repeatable }: GovukPage): Reason[] {
  const inFields = inOne.get(answer_type);
  return [
    ...(kindOf.has(answer_type) || answer_type === 'selection' ? [] : [because('asShortText', answer_type)]),
    ...(inFields && !(answer_type === 'name' && answer_settings?.input_type === 'full_name') ? [inFields] : []),
    ...(is_repeatable ? [because('repeated')] : []),
    ...(answer_settings?.none_of_the_above_question ? [because('noneWords')] : []),
  ];
}

function toStatement({ page_heading, question_text, guidance_markdown }: GovukPage, id: number) {
  const headline = withoutMarks(page_heading || question_text);
  const description = toPlain(guidance_markdown);
  return { id, headline, description, questionType: 'text', inputKind: 'statement', jumps: noJumps };
}

function toQuestion(page: GovukPage, id: number) {
  const { question_text, hint_text, answer_type, is_optional, answer_settings } = page;
  const said = { id, headline: withoutMarks(question_text), description: withoutMarks(hint_text) || null };
  if (answer_type !== 'selection') {
    const isLong = answer_settings?.input_type === 'long_text';
    const inputKind = isLong ? 'long' : (kindOf.get(answer_type) ?? 'short');
    return { ...said, questionType: 'text', inputKind, required: !is_optional };
  }
  const labels = (answer_settings?.selection_options ?? []).map(({ name }) => name);
  // Whoever need not choose chooses this there.
  const all = is_optional ? [...labels, none.choice] : labels;
  const choices = [...new Set(all)].map((label) => ({ value: label, label }));
  return {
    ...said,
    questionType: 'multiple-choice',
    multiple: !answer_settings?.only_one_option,
    required: true,
    choices,
  };
}

function jumpsOf(
  { conditions }: GovukPage,
  places: ReadonlyMap<string, number>,
  ends: ReadonlyMap<string, End>,
  note: (reason: Reason) => void,
): Jump[] {
  return conditions.flatMap((condition): Jump[] => {
    const id = ends.get(exitKey(condition))?.id ?? destinationOf(condition, places);
    if (id === undefined) {
      note(because('jumpUnknown'));
      return [];
    }
    const answer = condition.answer_value === none.answer ? none.choice : condition.answer_value;
    return [{ conditionValue: answer === '' ? [] : [{ value: answer }], destination: { id } }];
  });
}

function destinationOf(
  { goto_page_id, skip_to_end }: GovukCondition,
  places: ReadonlyMap<string, number>,
): number | undefined {
  if (goto_page_id === null) return skip_to_end ? questionnaireEnd : undefined;
  return places.get(goto_page_id);
}

function toPlain(markdown: string): string {
  return withoutMarks(markdown.replace(/^#{1,6}[ \t]+/gm, '')).trim();
}
