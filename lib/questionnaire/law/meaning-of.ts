import type { AskedQuestion } from './asked-question';

/** Names what is asked: the same as long as its words are, whatever their case and the signs between them. 16 characters. */
export function meaningOf({
  headline,
  description = '',
  choices,
}: Pick<AskedQuestion, 'headline' | 'description' | 'choices'>) {
  const words = [headline, description, ...choices.map(({ label }) => label)].map(wordsOf).join('\n');
  return hash(words, 0x811c9dc5) + hash(words, 0x9747b28c);
}

/** Without its case and the signs between its words. */
function wordsOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
}

/** FNV-1a, mixed once more at the end. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
