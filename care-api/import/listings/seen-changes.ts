import type { Said } from '@/care-api/database/register-entry';
import { beginningOf } from '@/care-api/import/storable';
import { changeNames, type SeenChange } from '@/lib/contract/import';
import { plainOf } from '@/lib/contract/listing-fields';
import { textOfHtml } from '@/lib/contract/search-text';

type Shown = Record<SeenChange['name'], string | readonly string[]>;

const longest = 500;

/** `stands`: what the page shows now, where somebody has put right by hand what the register said before. */
export function seenChanges(before: Said, after: Said, stands: Said = before): SeenChange[] {
  const [was, is, now] = [shownOf(before), shownOf(after), stands === before ? null : shownOf(stands)];
  return changeNames.flatMap((name) => {
    if (isSame(was[name], is[name])) return [];
    const from = now && !isSame(now[name], is[name]) ? now[name] : was[name];
    return [{ name, before: inWords(name, from, is[name]), after: inWords(name, is[name], from) }];
  });
}

function shownOf(said: Said): Shown {
  const { title, status, features, headFeatures, facts, lat, lng, register, job } = said;
  const { rating, unrated } = register ?? {};
  return {
    ...plainOf(said),
    title,
    status,
    description: said.descriptionHtml,
    categories: said.categoryNames,
    features,
    headFeatures,
    facts,
    lat: textOf(lat),
    lng: textOf(lng),
    number: register?.number ?? '',
    provider: register?.provider ?? '',
    places: textOf(register?.places),
    rating: rating ? [rating.grade, ...(rating.outOf ? [String(rating.outOf)] : [])].join('/') : '',
    ratedOn: rating?.publishedOn?.slice(0, 10) ?? '',
    inspectedOn: register?.inspectedOn?.slice(0, 10) ?? '',
    regulator: register?.regulator ?? '',
    kinds: register?.kinds ?? [],
    gradeNote: rating?.isInherited ? 'inherited' : (unrated?.reason ?? ''),
    services: unrated?.services.map(({ name, grade }) => `${name}: ${grade}`) ?? [],
    page: register?.url ?? '',
    report: rating?.url ?? '',
    job: Object.entries(job ?? {}).flatMap(([name, value]) => (value == null ? [] : `${name}: ${value}`)),
  };
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function isSame(a: string | readonly string[], b: string | readonly string[]): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : sorted(a) === sorted(b);
}

function sorted(list: readonly string[]): string {
  return [...list].sort().join('\n');
}

function inWords(name: SeenChange['name'], value: string | readonly string[], other: string | readonly string[]) {
  const text = typeof value === 'string' ? value : value.filter((part) => !other.includes(part)).join(', ');
  const plain = name === 'description' ? textOfHtml(text) : text;
  return plain.length > longest ? `${beginningOf(plain, longest).trimEnd()}…` : plain;
}
