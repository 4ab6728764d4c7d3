import { foldText } from '@/lib/contract/fold-text';

export function isCalled(name: string, typed: string): boolean {
  return foldText(typed)
    .split(/\s+/)
    .every((word) => foldText(name).includes(word));
}
