import { foldName } from '@/lib/contract/fold-name';

/** Whether a name has every word that was typed, as people look for names: also where it is written as one word. */
export function isCalled(name: string, typed: string): boolean {
  const said = foldName(name);
  const whole = `${said} ${said.replaceAll(' ', '')}`;
  return foldName(typed)
    .split(' ')
    .every((word) => whole.includes(word));
}
