import type { Question } from '@/lib/contract/questionnaire';
import { isSameWords } from '@/lib/contract/same-words';

type Texts = Pick<Question, 'identifier' | 'headline' | 'choices' | 'unit'> & { description?: string };
type Changed = { isSame: boolean };

/** The texts of both that are not the same, and whether their translations still hold. */
export function changedTexts(before: readonly Texts[], now: readonly Texts[]): Changed[] {
  const was = new Map(before.map((question) => [question.identifier, question]));
  return now.flatMap((question) => {
    const old = was.get(question.identifier);
    return old ? compare(old, question) : [];
  });
}

/** Of hundreds one changes with a key. */
const compared = new WeakMap<Texts, { old: Texts; changed: Changed[] }>();

function compare(old: Texts, question: Texts): Changed[] {
  const known = compared.get(question);
  if (known?.old === old) return known.changed;
  const was = new Map(textsOf(old));
  const changed = textsOf(question).flatMap(([place, to]) => {
    const from = was.get(place);
    return from && to && from !== to ? [{ isSame: isSameWords(from, to) }] : [];
  });
  compared.set(question, { old, changed });
  return changed;
}

function textsOf({ headline, description = '', unit = '', choices }: Texts): [string, string][] {
  return [
    ['headline', headline.trim()],
    ['description', description.trim()],
    ['unit', unit.trim()],
    ...choices.map(({ value, label }): [string, string] => [`is ${value}`, label.trim()]),
  ];
}
