import type { LetterTo } from './application-letter';
import { fillVariables } from './variables';

/** What can stand in a letter to many as `{name}`, and is filled in for each. */
export const letterVariables = ['name', 'reference', 'topic', 'company', 'companyPhone'] as const;
export const letterLengths = { subject: 200, text: 10_000 } as const;
/** As many as a list shows at once. */
export const mostLetters = 100;

type Letter = { subject: string; text: string };

/** What people are called goes in as it is: braces in it are nobody's place. */
export function fillLetter(
  { subject, text }: Letter,
  { name, reference, topic }: Pick<LetterTo, 'name' | 'reference' | 'topic'>,
  company: { company: string; companyPhone: string },
): Letter {
  const values = Object.entries({ name, reference, topic, ...company });
  const inLine = Object.fromEntries(values.map(([variable, value]) => [variable, value.replace(/\s+/g, ' ')]));
  return { subject: fillVariables(subject, inLine), text: fillVariables(text, inLine) };
}
