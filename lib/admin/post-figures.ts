import { yearsOf } from '@/lib/questionnaire/law/is-hard-to-read';

export type PostFigures = { words: number; minutes: number; pictures: number; links: number };

const wordsAMinute = 230;
/** Characters that tell how the rest is written. */
const measured = 10_000;
/** At which school begins. */
const firstAge = 5;

/** What visitors get of a text. Tag by tag, as `checkPost` reads it. */
export function figuresOf(html: string, hasBanner: boolean): PostFigures {
  const words = plainOf(html).match(/\S+/g)?.length ?? 0;
  return {
    words,
    minutes: Math.round(words / wordsAMinute),
    pictures: countOf(/<img\b/gi) + Number(hasBanner),
    links: countOf(/<a\b[^<>]*\bhref=/gi),
  };

  function countOf(tag: RegExp): number {
    return html.match(tag)?.length ?? 0;
  }
}

/** Of whoever reads it without trouble; null for a text too short to tell, or in another language than English. */
export function readingAge(html: string): number | null {
  const years = yearsOf(plainOf(html.slice(0, measured)));
  return years === 0 ? null : firstAge + Math.max(0, Math.round(years));
}

/** Addresses within this site, or whole, that the text leads to. */
export function addressesIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^<>]*?\bhref=(["'])([^"'<>]+)\1/gi)].map(([, , address = '']) =>
    address.replaceAll('&amp;', '&').trim(),
  );
  return [...new Set(found)].filter((address) => /^(?:\/(?!\/)|https?:\/\/)/i.test(address));
}

function plainOf(html: string): string {
  return html
    .replace(/<\/(?:p|h[1-6]|li|td|th|blockquote|figcaption)\b[^<>]*>|<br\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>?/g, '')
    .replace(/&nbsp;/g, ' ');
}
