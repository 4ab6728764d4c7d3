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
import { because, type Reason } from './reasons';
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
      const read = field ? readAction(action, field, { places, ends }) : because('logicNotAsked');
      if (!Array.isArray(read)) notes.push({ what, reason: read });
      else if (field) jumps.set(field.id, [...(jumps.get(field.id) ?? []), ...read]);
    }
  }
  return { jumps, notes };
}

function readAction(
  { action, details, condition }: TypeformAction,
  field: AskedField,
  { places, ends }: { places: ReadonlyMap<string, number>; ends: ReadonlyMap<string, End> },
): Jumps | Reason {
  if (action !== 'jump') return because('calculates', action);
  const to = details.to?.value ?? '';
  const id = details.to?.type === 'thankyou' ? (ends.get(to)?.id ?? questionnaireEnd) : places.get(to);
  if (id === undefined) return because('jumpUnknown');
  const values = readCondition(condition, field);
  if (values !== null && !Array.isArray(values)) return values;
  const destination = { id };
  if (values === null) return [{ conditionValue: [], destination }];
  return values.map((value) => ({ conditionValue: [{ value }], destination }));
}

/** The values any of which meets the condition, null when it is always met, or why it has no place here. */
function readCondition({ op, vars }: TypeformCondition, field: AskedField): string[] | null | Reason {
  if (op === 'always') return null;
  if (op === 'or') {
    const each = vars.map((part) => (isCondition(part) ? readCondition(part, field) : because('conditionUnread')));
    const [reason] = each.flatMap((values) => (values !== null && !Array.isArray(values) ? [values] : []));
    return reason ?? each.flatMap((values) => (Array.isArray(values) ? values : []));
  }
  if (op === 'and') return because('conditionSeveral');
  const operands = vars.flatMap((part) => (isCondition(part) ? [] : part));
  if (operands.some(({ type }) => type === 'hidden')) return because('conditionHidden');
  if (operands.some(({ type }) => type === 'variable')) return because('conditionVariable');
  if (operands.some(({ type, value }) => type === 'field' && value !== field.field.ref)) {
    return because('conditionOther');
  }
  if (op !== 'is' && op !== 'equal') return because('condition', op);
  const wanted = operands.find(({ type }) => type !== 'field');
  const value = wanted && valueIn(field, wanted);
  return value === undefined ? because('conditionUnmet') : [value];
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
