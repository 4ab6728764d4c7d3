import type { Question } from '@/lib/contract/questionnaire';
import { isSameWords } from '@/lib/contract/same-words';

type Texts = readonly (Pick<Question, 'identifier' | 'headline' | 'choices'> & { description?: string })[];

/** The texts of both that are not the same, and whether their translations still hold. */
export function changedTexts(before: Texts, now: Texts): { isSame: boolean }[] {
  const was = new Map(before.flatMap(textsOf));
  return now.flatMap(textsOf).flatMap(([place, to]) => {
    const from = was.get(place);
    return from && to && from !== to ? [{ isSame: isSameWords(from, to) }] : [];
  });
}

function textsOf({ identifier, headline, description = '', choices }: Texts[number]): [string, string][] {
  return [
    [`${identifier} 0`, headline.trim()],
    [`${identifier} 1`, description.trim()],
    ...choices.map(({ value, label }): [string, string] => [`${identifier} is ${value}`, label.trim()]),
  ];
}
