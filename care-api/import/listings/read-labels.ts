import type { RegisterFacts } from '@/lib/contract/listing';
import { isWho, peopleOf } from './people';
import { wordsOfCode } from './rqia-codes';

export type Labels = {
  who: string[];
  needs: string[];
  places: number | null;
  rating: { grade: string; outOf: number | null } | null;
  /** For filters: region, kind of provider. */
  facts: string[];
  /** What the service does by law: 'Personal care'. */
  activities: string[];
  others: string[];
};

export function readLabels(labels: readonly string[]): Labels {
  const read: Labels = { who: [], needs: [], places: null, rating: null, facts: [], activities: [], others: [] };
  for (const label of new Set(labels)) place(label, read);
  return read;
}

/** `label` is another one each time. */
function place(label: string, read: Labels): void {
  const word = label.toLowerCase();
  const names = peopleOf(label) ?? wordsOfCode(label);
  if (names) for (const name of [names].flat()) addOnce(isWho(name) ? read.who : read.needs, name);
  else if (/^(max|registered) places:? \d+$/.test(word)) read.places ??= Number(/\d+/.exec(word)) || null;
  else if (/^grade [1-6]$/.test(word)) read.rating ??= { grade: word.slice(-1), outOf: 6 };
  else if (ratings.has(word)) read.rating ??= { grade: ratings.get(word) ?? label, outOf: null };
  else if (activities.test(word)) read.activities.push(label);
  else if (providers.has(word) || / \(adass region\)$/.test(word) || regions.has(word)) read.facts.push(label);
  else if (!unsaid.test(word)) read.others.push(label);
}

function addOnce(list: string[], label: string): void {
  if (!list.includes(label)) list.push(label);
}

const ratings = new Map(
  ['Outstanding', 'Good', 'Requires improvement', 'Inadequate'].map((grade) => [grade.toLowerCase(), grade]),
);

/** The Care Quality Commission's grade in one spelling; null for 'Inspected but not rated' and the like. */
export function ratingOf(grade: string) {
  const known = ratings.get(grade.trim().toLowerCase());
  return known ? { grade: known, outOf: null } : null;
}

type Unrated = NonNullable<RegisterFacts['unrated']>;

/** Why a register gives no grade, where its word for one is none. */
export function unratedOf(word: string, since: string | null = null): Unrated {
  const known = unratedWords.find(([pattern]) => pattern.test(word));
  return { reason: known?.[1] ?? 'none', since, services: [] };
}

const unratedWords: readonly (readonly [RegExp, Unrated['reason']])[] = [
  [/suspen/i, 'suspended'],
  [/inspected but not rated/i, 'inspected'],
  [/insufficient evidence/i, 'insufficient'],
  [/^(under review|not (formally )?rated|unrated)/i, 'notRated'],
];

const providers = new Set(['private', 'local authority', 'voluntary or not for profit', 'health board']);

const regions = new Set([
  ...['east', 'east midlands', 'london', 'north east', 'north west', 'south east', 'south west', 'west midlands'],
  ...['yorkshire & humberside', 'northern ireland', 'scotland', 'wales'],
]);

const activities = new RegExp(
  `^(${[
    'accommodation for persons who require .*',
    'assessment or medical treatment for persons detained .*',
    'diagnostic and screening procedures',
    'family planning( services)?',
    'management of supply of blood .*',
    'maternity and midwifery services',
    'nursing care',
    'personal care',
    'services in slimming clinics',
    'surgical procedures',
    'termination of pregnancies',
    'transport services.*',
    'treatment of disease.*',
  ].join('|')})$`,
);

/** Head counts that nobody can compare, sectors of the regulator's own, a rating that there is none. */
const unsaid = new RegExp(
  `^(${[
    'staff [\\d.]+',
    'social care org',
    'primary (dental care|medical services)',
    'independent (healthcare org|ambulance)',
    'nhs healthcare organisation',
    'no published rating',
    'inspected but not rated',
    'organisation|partnership|individual',
    'other support service',
  ].join('|')})$`,
);
