import { dictionary } from '@zxcvbn-ts/language-common';

const lookAlikes: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's', '@': 'a' };

let known: { exact: ReadonlySet<string>; words: ReadonlySet<string> } | undefined;

export function isCommonPassword(password: string): boolean {
  const { exact, words } = readList();
  const folded = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const unit = /^(.+?)\1+$/u.exec(folded)?.[1] ?? folded;
  const backwards = [...folded].reverse().join('');
  if (unit.length <= 4 || isRun(folded) || [folded, unit, backwards].some((text) => exact.has(text))) return true;
  return coresOf(unit).some((core) => words.has(core) || isOfTwo(core, words));
}

/** Signs up to which two words in one, or one and a little more, are as soon found as one: `bestfriends`, `flowerpot`. */
const longestOfTwo = 12;

function isOfTwo(core: string, words: ReadonlySet<string>): boolean {
  if (core.length > longestOfTwo) return false;
  const isMost = (most: string, rest: string) => words.has(most) && most.length >= 5 && rest.length <= 3;
  return Array.from(core).some((_, cut) => {
    const [one, other] = [core.slice(0, cut), core.slice(cut)];
    return (words.has(one) && words.has(other)) || isMost(one, other) || isMost(other, one);
  });
}

/** Small letters alone: look-alikes as the letters they stand for, anything else left out. */
export function foldLetters(text: string): string {
  return toLetters(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}]/gu, '');
}

function coresOf(folded: string): string[] {
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // In `p4ssw0rd1!` the last 1 is an addition; in `he11o2026` the inner ones are letters.
  const cut = folded.replace(/^[^\p{L}@$]{1,8}|[^\p{L}@$]{1,8}$/gu, '');
  return [bare, toLetters(bare), toLetters(cut), toLetters(folded)];
}

function toLetters(text: string): string {
  return text.replace(/[01345789$@!]/g, (sign) => (sign === '!' ? 'i' : (lookAlikes[sign] ?? sign)));
}

/** `abcdefgh`, `98765432` */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return text.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}

/** Half a megabyte, read when the first password is chosen: what many use, and the words that such are made of. */
function readList() {
  const list: string[] = dictionary['passwords-common'];
  const plain: string[] = dictionary['diceware-common'];
  known ??= {
    exact: new Set(list),
    // Shorter ones are in many a good password.
    words: new Set([...plain, ...list.flatMap((entry) => coresOf(entry).filter((core) => core.length >= 4))]),
  };
  return known;
}
