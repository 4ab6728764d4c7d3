/** A word with one slip of the fingers, never in its first letter: the rules take turns by number. */
export function slip(word, turn) {
  const at = Math.max(1, Math.floor(word.length / 2) - 1);
  return rules[turn % rules.length](word, at);
}

/** The longest of its words is mistyped. */
export function slipIn(text, turn) {
  const longest = text.match(/\p{L}+/gu)?.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest ? text.replace(longest, slip(longest, turn)) : text;
}

const rules = [swapped, dropped, doubled, otherVowel];

/** From there on, the first two neighbours that differ. */
function swapped(word, from) {
  for (let at = from; at < word.length - 1; at += 1)
    if (word[at] !== word[at + 1]) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return word;
}

function dropped(word, at) {
  return word.slice(0, at) + word.slice(at + 1);
}

function doubled(word, at) {
  return word.slice(0, at) + word[at] + word.slice(at);
}

const nextVowel = { a: 'e', e: 'i', i: 'e', o: 'u', u: 'o' };

function otherVowel(word) {
  return word.replace(/(?<=.)[aeiou]/, (vowel) => nextVowel[vowel]);
}
