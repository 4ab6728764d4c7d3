import type { AskedQuestion } from './asked-question';

/** Years at school by Flesch and Kincaid: above it a text is for those who have studied. */
const mostYears = 12;
/** Fewer words tell nothing of how the rest is written. */
const fewestWords = 20;

/** Whether a question with its hint is hard going: long sentences of long words. English alone is measured. */
export function isHardToRead({ headline, description = '' }: Pick<AskedQuestion, 'headline' | 'description'>): boolean {
  return yearsOf(`${headline}.\n${description}`) > mostYears;
}

/** Years at school that a text asks for; 0 for one too short to tell, or in other letters. */
export function yearsOf(text: string): number {
  const sentences = text.split(/[.!?;:]+(?=\s|$)|\n+/).filter((sentence) => /[a-z]/i.test(sentence)).length;
  const words = text.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [];
  const letters = text.match(/\p{L}/gu) ?? [];
  const isEnglish = words.join('').length > letters.length * 0.9;
  if (!isEnglish || words.length < fewestWords) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** By its vowels: near enough for a text, not for a word. */
function syllablesOf(word: string): number {
  const sounded = word.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}
