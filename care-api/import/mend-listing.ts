import { longestHtml } from '@/lib/contract/html';
import { plainFields, textLengths, textNames } from '@/lib/contract/listing-fields';
import type { ImportedListing, RegisteredListing } from './imported-listing';

export type Mended = { listing: ImportedListing; mended: string[] };

/** Puts right what registers are known to get wrong, and says what it did. HTML is cleaned here. */
export function mendListing(raw: RegisteredListing, cleanHtml: (html: string) => string): Mended {
  const mended = new Set<string>();
  const cut = (text: string, field: string, max: number) => {
    const plain = plainText(text);
    if (plain.length <= max) return plain;
    mended.add(`${field} cut to ${max} characters`);
    return plain.slice(0, max).trim();
  };
  const put = (before: string, after: string, what: string) => {
    if (before !== after) mended.add(what);
    return after;
  };
  const plain = plainFields.parse(raw);
  for (const name of textNames) plain[name] = cut(plain[name], name, textLengths[name]);
  const html = raw.descriptionHtml.slice(0, longestHtml);
  const cleanedHtml = cleanHtml(html);
  if (withoutSpaces(html) !== withoutSpaces(cleanedHtml)) mended.add('description cleaned');
  const listing: ImportedListing = {
    ...raw,
    title: cut(raw.title, 'title', 200),
    ...plain,
    city: put(plain.city, properCase(plain.city), 'town in capitals or small letters'),
    phone: put(plain.phone, writtenOut(plain.phone), 'phone number a spreadsheet had shortened'),
    postcode: plain.postcode.toUpperCase(),
    descriptionHtml: cleanedHtml,
    features: labels(raw.features),
    headFeatures: labels(raw.headFeatures),
    categoryNames: labels(raw.categoryNames.map((name) => cut(name, 'category', 160))),
  };
  return { listing, mended: [...mended] };
}

function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function labels(parts: readonly string[]): string[] {
  return [...new Set(parts.map((part) => properRating(plainText(part)).slice(0, 200)))].filter(Boolean);
}

/** One spelling: registers write 'Requires improvement' and 'Requires Improvement'. */
function properRating(label: string): string {
  return label.toLowerCase() === 'requires improvement' ? 'Requires improvement' : label;
}

/** 'ISLE OF BUTE' and 'aberdeenshire' as on a map; anything with both cases stays. */
function properCase(town: string): string {
  if (!/\p{L}{3}/u.test(town) || (town !== town.toUpperCase() && town !== town.toLowerCase())) return town;
  return town
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=[\s-])(?:Of|On|And|The|Upon|In|Under|By|Le|De)(?=[\s-])/g, (word) => word.toLowerCase());
}

/** '01617777e3' was 01617777000 before a spreadsheet took it for a number. */
function writtenOut(phone: string): string {
  const [, digits, zeros] = /^(\d{7,10})e(\d)$/i.exec(phone) ?? [];
  return digits && zeros ? digits + '0'.repeat(Number(zeros)) : phone;
}

function withoutSpaces(html: string): string {
  return html.replace(/\s+/g, '');
}
