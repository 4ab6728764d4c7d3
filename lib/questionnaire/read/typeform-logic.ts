import type {
  TypeformAction,
  TypeformCondition,
  TypeformForm,
  TypeformOperand,
} from '@/lib/contract/forms/typeform-form';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import { nameOf } from '../check-questions';
import type { Note } from './read-questionnaire';
import type { AskedField } from './typeform-fields';
import type { End } from './with-ends';

type Jumps = NonNullable<QuestionInput['jumps']>;

export function readLogic(
  form: TypeformForm,
  asked: readonly AskedField[],
  { places, ends }: { places: ReadonlyMap<string, number>; ends: ReadonlyMap<string, End> },
) {
  const jumps = new Map<number, Jumps>();
  const notes: Note[] = [];
  const byRef = new Map(asked.map((field) => [field.field.ref, field]));
  for (const { type, ref, actions } of form.logic ?? []) {
    const field = type === 'field' ? byRef.get(ref) : undefined;
    const what = field ? nameOf({ headline: field.field.title }) : `${type} ${ref ?? ''}`.trim();
    for (const action of actions) {
      const read = field ? readAction(action, field, { places, ends }) : 'logic of something that is not asked';
      if (typeof read === 'string') notes.push({ what, reason: read });
      else if (field) jumps.set(field.id, [...(jumps.get(field.id) ?? []), ...read]);
    }
  }
  return { jumps, notes };
}

function readAction(
  { action, details, condition }: TypeformAction,
  field: AskedField,
  { places, ends }: { places: ReadonlyMap<string, number>; ends: ReadonlyMap<string, End> },
): Jumps | string {
  if (action !== 'jump') return `“${action}” calculates; there is nothing to calculate with`;
  const to = details.to?.value ?? '';
  const id = details.to?.type === 'thankyou' ? (ends.get(to)?.id ?? questionnaireEnd) : places.get(to);
  if (id === undefined) return 'a jump to something that is not asked';
  const values = readCondition(condition, field);
  if (typeof values === 'string') return values;
  const destination = { id };
  if (values === null) return [{ conditionValue: [], destination }];
  return values.map((value) => ({ conditionValue: [{ value }], destination }));
}

/** The values any of which meets the condition, null when it is always met, or why it has no place here. */
function readCondition({ op, vars }: TypeformCondition, field: AskedField): string[] | null | string {
  if (op === 'always') return null;
  if (op === 'or') {
    const each = vars.map((part) =>
      isCondition(part) ? readCondition(part, field) : 'a condition that cannot be read',
    );
    const reason = each.find((values) => typeof values === 'string');
    return reason ?? each.flatMap((values) => (Array.isArray(values) ? values : []));
  }
  if (op === 'and') return 'a condition over several answers at once';
  const operands = vars.flatMap((part) => (isCondition(part) ? [] : part));
  if (operands.some(({ type }) => type === 'hidden')) return 'a condition on a hidden field';
  if (operands.some(({ type }) => type === 'variable')) return 'a condition on a calculated variable';
  if (operands.some(({ type, value }) => type === 'field' && value !== field.field.ref)) {
    return 'a condition on the answer to another question';
  }
  if (op !== 'is' && op !== 'equal') return `a condition “${op}”`;
  const wanted = operands.find(({ type }) => type !== 'field');
  const value = wanted && valueIn(field, wanted);
  return value === undefined ? 'a condition that no choice can meet' : [value];
}

function valueIn({ choices, valueByRef, field }: AskedField, { type, value }: TypeformOperand): string | undefined {
  const text = String(value);
  if (type === 'choice') return valueByRef.get(text) ?? field.properties.choices.find(({ id }) => id === text)?.ref;
  if (choices.length === 0) return text;
  return choices.find((choice) => choice.value === text || choice.label === text)?.value;
}

function isCondition(part: TypeformCondition | TypeformOperand): part is TypeformCondition {
  return 'op' in part;
}
