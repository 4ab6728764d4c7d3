import type { Question } from '@/lib/contract/questionnaire';
import { wordsOf } from './law/meaning-of';

type Texts = {
  title?: string | null | undefined;
  description?: string | null | undefined;
  questions: readonly (Pick<Question, 'identifier' | 'headline' | 'choices'> & { description?: string })[];
};

/** A text that is another one now: where it stands in its questionnaire, and whether it says the same with other signs. */
export type ChangedText = { place: string; from: string; to: string; isSame: boolean };

/** The texts of both that are not the same: translations stand on them. */
export function changedTexts(before: Texts, now: Texts): ChangedText[] {
  const was = new Map(textsOf(before));
  return textsOf(now).flatMap(([place, to]) => {
    const from = was.get(place);
    return from && to && from !== to ? [{ place, from, to, isSame: wordsOf(from) === wordsOf(to) }] : [];
  });
}

function textsOf({ title, description, questions }: Texts): [string, string][] {
  const all: [string, string | null | undefined][] = [
    ['0', title],
    ['1', description],
    ...questions.flatMap(({ identifier, headline, description, choices }): [string, string | undefined][] => [
      [`${identifier} 0`, headline],
      [`${identifier} 1`, description],
      ...choices.map(({ value, label }): [string, string] => [`${identifier} is ${value}`, label]),
    ]),
  ];
  return all.map(([place, text]) => [place, (text ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')]);
}
