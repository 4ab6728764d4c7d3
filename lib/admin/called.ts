import { foldName } from '@/lib/contract/fold-name';

/** Whether a name has every word that was typed, as people look for names: also where it is written as one word. */
export function isCalled(name: string, typed: string): boolean {
  const said = bothWays(name);
  return foldName(typed)
    .split(' ')
    .every((word) => said.includes(word));
}

/** The same of something with more text than its name, in which some of the words may stand. One of two letters names nothing. */
export function isNamed(name: string, folded: string, typed: string): boolean {
  const said = bothWays(name);
  const words = foldName(typed).split(' ');
  return words.some((word) => word.length > 2) && words.every((word) => said.includes(word) || folded.includes(word));
}

function bothWays(name: string): string {
  const said = foldName(name);
  return `${said} ${said.replaceAll(' ', '')}`;
}
