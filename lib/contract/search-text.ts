import { foldText } from './fold-text';

/** The care API stores it with the row; the site makes it for an API that answers only the whole list. */
export type SearchText = { title: string; place: string; category: string; features: string; description: string };

export type SearchedListing = {
  title: string;
  location: string;
  city: string;
  postcode: string;
  address: string;
  features: readonly string[];
  headFeatures: readonly string[];
  descriptionHtml: string;
};

export function searchText(listing: SearchedListing, categoryNames: readonly string[]): SearchText {
  return {
    title: foldText(listing.title),
    place: placeText(listing),
    category: foldText(categoryNames.join(' ')),
    features: foldText([...listing.headFeatures, ...listing.features].join(' ')),
    description: foldText(textOfHtml(listing.descriptionHtml)),
  };
}

export type SearchedPlace = Pick<SearchedListing, 'location' | 'city' | 'postcode' | 'address'>;

/** The postcode once more without its space: people type it both ways. */
export function placeText({ location, city, postcode, address }: SearchedPlace): string {
  return foldText([location, city, address, postcode, postcode.replace(/\s/g, '')].join(' '));
}

export function textOfHtml(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|apos|nbsp|#39|#160);/g, (entity) => entities.get(entity) ?? ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** By code points, as PostgreSQL's collation "C" compares UTF-8; `<` would put emoji before U+E000. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = codePointOrder(a.charCodeAt(index)) - codePointOrder(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
]);

/** Moves surrogates (D800–DFFF) behind everything else in UTF-16. */
function codePointOrder(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
