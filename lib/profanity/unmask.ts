const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '(': 'c',
  // Cyrillic, Greek and Armenian letters that look like ours.
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  т: 't',
  ο: 'o',
  α: 'a',
  υ: 'u',
  ս: 'u',
};
const sign = /[0-9@$!|(а-яіѕοαυս]/gu;

/** Compatible forms as plain letters, without invisible signs. */
export function toPlain(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

/** Words as they stand, and words with signs in them: `sh1t`, `a$$hole`, `f**k`, `@sshole`. */
export function wordsOf(text: string): string[] {
  const plain = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const signed = text.match(/[\p{L}\p{M}\p{N}@$!|*(]+/gu) ?? [];
  return [...new Set([...plain, ...signed])];
}

/** Look-alikes as letters, drawn-out letters once and twice. More digits than letters (`A55`, `8008`) is a number. */
export function readingsOf(word: string): string[] {
  const bare = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[!(|]+$/u, '');
  const letters = bare.match(/[a-z]/g)?.length ?? 0;
  const digits = bare.match(/\d/g)?.length ?? 0;
  if (digits > letters) return [];
  const folded = letters > 0 ? bare.replace(sign, (one) => lookAlikes[one] ?? one) : bare;
  return [bare, folded, folded.replace(/(.)\1{2,}/gu, '$1'), folded.replace(/(.)\1{2,}/gu, '$1$1')];
}

const oneByOne = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_-]{1,3}\p{L}(?![\p{L}\p{N}])){3,}/gu;
const inTwo = /(?<![\p{L}\p{N}])(\p{Ll}{2,})[-.](\p{Ll}{2,})(?![\p{L}\p{N}])/gu;
const oneApart = /(?<![\p{L}\p{N}])(?:([b-hj-z]) (\p{Ll}{3,})|(\p{Ll}{3,}) ([b-hj-z]))(?![\p{L}\p{N}])/gu;

/** Words that were pulled apart: `f u c k`, `s.h.i.t`, `bull-shit`, `f uck`. */
export function joinedOf(text: string): string[] {
  const letters = [...text.matchAll(oneByOne)].flatMap(([run]) => windowsOf(run.replace(/[^\p{L}]/gu, '')));
  const halves = [...text.matchAll(inTwo), ...text.matchAll(oneApart)].map(([, ...parts]) => parts.join(''));
  return [...letters, ...halves];
}

/** In letters: no word of the list is longer, drawn out a little. Without an end, a thousand single letters took eight seconds. */
const longestRun = 20;

function windowsOf(run: string): string[] {
  const windows = new Set<string>();
  for (let start = 0; start + 4 <= run.length; start += 1) {
    const end = Math.min(run.length, start + longestRun);
    for (let stop = start + 4; stop <= end; stop += 1) windows.add(run.slice(start, stop));
  }
  return [...windows];
}

/** A pattern of a word with letters hidden by stars, `f**k`; null where too little of it is seen. */
export function patternOf(word: string): RegExp | null {
  if (!/^\p{L}+\*{1,3}\p{L}+$/u.test(word)) return null;
  return new RegExp(`^${word.toLowerCase().replaceAll('*', '[a-z]')}$`, 'u');
}
