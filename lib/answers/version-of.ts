import type { Question } from '@/lib/contract/questionnaire';

export function versionOf(questions: readonly Question[]): string {
  const [first] = questions;
  if (!first) return '';
  // An API that counts no versions is told apart by what is asked and offered.
  return `${first.questionnaireId}.${first.version ?? hash(contentOf(questions))}`;
}

function contentOf(questions: readonly Question[]): string {
  return questions.map(({ id, choices }) => [id, ...choices.map(({ value }) => value)].join('\n')).join('\f');
}

/** FNV-1a, 32 bits: enough to notice a change. */
export function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
