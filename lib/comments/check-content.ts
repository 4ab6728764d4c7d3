import 'server-only';
import type { Fault } from '@/lib/contract/faults';
import { isProfane } from '@/lib/profanity/is-profane';

const longest = 4_000;

/** The list of bad words stays here: it is no script for the browser. */
export function checkContent(content: string): Fault | null {
  if (content === '') return { code: 'commentRequired' };
  if (content.length > longest) return { code: 'textTooLong', max: longest };
  return isProfane(content) ? { code: 'commentProfane' } : null;
}
