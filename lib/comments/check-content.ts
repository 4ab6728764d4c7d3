import 'server-only';
import { faults } from '@/lib/contract/faults';
import { isProfane } from '@/lib/profanity/is-profane';

const longest = 4_000;

/** What is wrong with the words of a comment before they are sent; null for nothing. The list of bad words stays here: it is no script for the browser. */
export function checkContent(content: string): string | null {
  if (content === '') return 'Content is required.';
  if (content.length > longest) return `Please use at most ${longest} characters.`;
  return isProfane(content) ? faults.commentProfane : null;
}
