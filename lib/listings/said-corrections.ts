import { foldText } from '@/lib/contract/fold-text';
import type { Understood } from '@/lib/contract/listing-page';

/** Corrections as their writer spells: what was typed with a capital is put right with one. */
export function saidCorrections(typed: string, corrections: Understood['corrections']): Understood['corrections'] {
  const words = typed.split(/[^\p{L}\p{N}'’-]+/u);
  return corrections.map(({ from, to }) => {
    const written = words.find((word) => foldText(word) === foldText(from)) ?? from;
    return { from: written, to: /^\p{Lu}/u.test(written) ? to.charAt(0).toUpperCase() + to.slice(1) : to };
  });
}
