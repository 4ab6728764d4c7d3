import type { TypeformField, TypeformForm } from '@/lib/contract/forms/typeform-form';
import type { inputKinds } from '@/lib/contract/questionnaire';
import { nameOf } from '../check-questions';
import { scaleChoices } from '../draft/scale';
import { withoutMarks, withoutPlaceholders } from './plain-words';
import type { Note } from './read-questionnaire';
import { because } from './reasons';

type Choice = { value: string; label: string };

export type AskedField = {
  id: number;
  field: TypeformField;
  choices: Choice[];
  /** A choice's ref → its value here. */
  valueByRef: ReadonlyMap<string, string>;
};

/** All fields that can be asked, those of groups among them; `places` says for each ref where a jump to it leads. */
export function askedFields(form: TypeformForm) {
  const asked: AskedField[] = [];
  const places = new Map<string, number>();
  const notes: Note[] = [];
  flatten(form.fields);
  return { asked, places, notes };

  function flatten(fields: readonly TypeformField[]): void {
    for (const field of fields) {
      const { ref, title, type, properties } = field;
      const what = nameOf({ headline: title || type });
      if (properties.fields.length > 0) {
        if (ref) places.set(ref, asked.length + 1);
        notes.push({ what, reason: because('group', type) });
        flatten(properties.fields);
        continue;
      }
      if (!isAsked(field)) {
        notes.push({
          what,
          reason: type === 'thankyou_screen' ? thankYou : because('kindUnknown', type),
        });
        continue;
      }
      if (properties.allow_other_choice) notes.push({ what, reason: because('otherChoice') });
      if (/\{\{.*?\}\}/.test(`${title}${properties.description ?? ''}`)) {
        notes.push({ what, reason: because('earlierAnswer') });
      }
      const id = asked.length + 1;
      if (ref && !places.has(ref)) places.set(ref, id);
      asked.push({ id, field, ...choicesOf(field) });
    }
  }
}

export const thankYou = because('thankYou');

const kindOf: ReadonlyMap<string, (typeof inputKinds)[number]> = new Map([
  ['short_text', 'short'],
  ['long_text', 'long'],
  ['website', 'short'],
  ['number', 'number'],
  ['date', 'date'],
  ['email', 'email'],
  ['phone_number', 'phone'],
  ['statement', 'statement'],
  ['file_upload', 'file'],
]);
const scales = ['rating', 'opinion_scale', 'nps'];
const withChoices = ['multiple_choice', 'picture_choice', 'dropdown', 'yes_no', 'legal', ...scales];

export function toCandidate({ id, field, choices }: AskedField) {
  const { type, title, properties, required, ref, bounds } = field;
  const inputKind = kindOf.get(type);
  return {
    id,
    identifier: ref,
    headline: wordsOf(title),
    description: properties.description === undefined ? null : wordsOf(properties.description),
    questionType: inputKind === undefined ? 'multiple-choice' : 'text',
    inputKind: inputKind ?? (scales.includes(type) ? 'scale' : null),
    ...(type === 'number' && bounds),
    multiple: properties.allow_multiple_selection,
    required: required && type !== 'statement',
    choices: choices.map(({ value, label }) => ({ value, label: withoutMarks(label) })),
  };
}

export function wordsOf(text: string): string {
  return withoutPlaceholders(withoutMarks(text));
}

function isAsked({ type }: TypeformField): boolean {
  return kindOf.has(type) || withChoices.includes(type);
}

function choicesOf({ type, properties }: TypeformField): Pick<AskedField, 'choices' | 'valueByRef'> {
  if (type === 'yes_no') return fixed(['true', 'Yes'], ['false', 'No']);
  if (type === 'legal') return fixed(['true', 'I accept'], ['false', 'I don’t accept']);
  if (type === 'rating') return scale(1, properties.steps ?? 5);
  if (type === 'nps') return scale(0, 11, properties.labels);
  if (type === 'opinion_scale')
    return scale(properties.start_at_one ? 1 : 0, properties.steps ?? 11, properties.labels);
  const valueByRef = new Map<string, string>();
  const choices = properties.choices.map(({ ref, id, label }) => {
    // Copied choices may share a ref: the first keeps it.
    const value = (ref && !valueByRef.has(ref) ? ref : id) ?? label;
    if (ref && !valueByRef.has(ref)) valueByRef.set(ref, value);
    return { value, label };
  });
  return { choices, valueByRef };
}

function fixed(...pairs: readonly (readonly [string, string])[]) {
  return { choices: pairs.map(([value, label]) => ({ value, label })), valueByRef: new Map<string, string>() };
}

function scale(first: number, count: number, labels: TypeformField['properties']['labels'] = {}) {
  const { left = '', center = '', right = '' } = labels;
  const choices = scaleChoices({ first, count, lowest: left, middle: center, highest: right });
  return { choices, valueByRef: new Map<string, string>() };
}
