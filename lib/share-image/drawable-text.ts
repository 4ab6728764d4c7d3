import { cut } from '@/lib/html/cut';

/** Signs our fonts do not hold, emoji above all; a host may have no other font. */
const signs = /(?![©®™°№])(?:\p{So}|\p{Variation_Selector}|\u20e3|\p{Emoji_Presentation})/gu;
/** Joiners stay between letters, where some scripts need them. */
const unseen = /(?<!\p{L})[\u200c\u200d]|(?![\u200c\u200d])\p{C}/gu;
const ourScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const longest = 200;

export function drawableText(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(signs, '')
    .replace(unseen, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return ourScripts.test(plain) && /[\p{L}\p{N}]/u.test(plain) ? cut(plain, longest) : '';
}
