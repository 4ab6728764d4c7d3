import { foldText } from '@/lib/contract/fold-text';

/** Whether a name has every word that was typed. */
export function isCalled(name: string, typed: string): boolean {
  return foldText(typed)
    .split(/\s+/)
    .every((word) => foldText(name).includes(word));
}
