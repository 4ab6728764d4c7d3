import { type Entry, registrationOf, type Said } from '@/care-api/database/register-entry';
import { type Kind, kinds } from '@/lib/contract/kind';
import type { RegisterFacts } from '@/lib/contract/listing';
import { plainFieldNames, plainOf } from '@/lib/contract/listing-fields';
import { kindsOf } from '@/lib/directory/kinds';

/** Of one registration the newest entry speaks, older ones fill its blanks; labels of several stand side by side. */
export function mergeEntries(entries: readonly Entry[]): Said {
  const registrations = [...groupBy(entries, registrationOf).values()].map((of) =>
    of.sort(byDateThenFullness).reduce(fillFromOlder),
  );
  registrations.sort(byVoice);
  const [first, ...others] = registrations;
  if (!first) throw new Error('A service without entries.');
  const joined = others.reduce(joinRegistrations, first);
  return { ...toSaid(joined), status: statusOf(registrations) };
}

/** Two lines of one file about one service: the second fills what the first leaves blank. */
export function joinLines(first: Entry, second: Entry): Entry {
  return fill(heard(first, second), second, unite);
}

/** A new edition of the same file; what it does not say stays. */
export function newerEdition(newer: Entry, older: Entry): Entry {
  return fill(newer, older, replace);
}

function toSaid(entry: Entry): Said {
  const { title, status, descriptionHtml, features, headFeatures, categoryNames, facts, lat, lng, register, job } =
    entry;
  const lists = { features, headFeatures, categoryNames, facts, job };
  return { title, status, descriptionHtml, lat, lng, register: withoutNothing(register), ...lists, ...plainOf(entry) };
}

/** That a service was never rated is nothing to tell. */
function withoutNothing(register: RegisterFacts | null): RegisterFacts | null {
  if (register?.unrated?.reason !== 'none') return register;
  const { unrated: _, ...facts } = register;
  return facts;
}

/** On one day neither is newer: their labels stand side by side. */
function fillFromOlder(newer: Entry, older: Entry): Entry {
  return fill(heard(newer, older), older, newer.statedOn === older.statedOn ? unite : replace);
}

/** Whoever says nothing of open or closed leaves the word to the other. */
function heard(first: Entry, second: Entry): Entry {
  if (!first.isStatusUnsaid || second.isStatusUnsaid) return first;
  const { isStatusUnsaid: _, ...said } = first;
  return { ...said, status: second.status };
}

type JoinLists = (first: readonly string[], second: readonly string[]) => string[];
const replace: JoinLists = (first, second) => [...(first.length > 0 ? first : second)];
const unite: JoinLists = (first, second) => [...new Set([...first, ...second])];

function joinRegistrations(first: Entry, second: Entry): Entry {
  const joined = fill(first, second, unite);
  if (!joined.register || first.register?.regulator !== second.register?.regulator) return joined;
  const numbers = unite([first.register?.number ?? ''], [second.register?.number ?? '']).filter(Boolean);
  return { ...joined, register: { ...joined.register, number: numbers.join(', ') } };
}

function fill(first: Entry, second: Entry, joinLists: JoinLists): Entry {
  const filled = { ...first };
  for (const field of plainFieldNames) filled[field] = first[field] || second[field];
  const position = first.lat === null ? second : first;
  return {
    ...filled,
    descriptionHtml: first.descriptionHtml || second.descriptionHtml,
    features: joinLists(first.features, second.features),
    headFeatures: joinLists(first.headFeatures, second.headFeatures),
    categoryNames: joinLists(first.categoryNames, second.categoryNames),
    facts: joinLists(first.facts, second.facts),
    lat: position.lat,
    lng: position.lng,
    register: fillRegister(first.register, second.register, joinLists),
    job: first.job ?? second.job,
  };
}

/** Two regulators' facts are not mixed. */
function fillRegister(first: RegisterFacts | null, second: RegisterFacts | null, joinLists: JoinLists) {
  if (!first || !second) return first ?? second;
  if (first.regulator !== second.regulator) return first;
  const successor = first.successor ?? second.successor;
  return {
    regulator: first.regulator,
    number: first.number || second.number,
    url: first.url || second.url,
    provider: first.provider || second.provider,
    kinds: joinLists(first.kinds, second.kinds),
    places: first.places ?? second.places,
    ...currentRating(first, second, joinLists === replace),
    ...(successor && { successor }),
    inspectedOn: first.inspectedOn ?? second.inspectedOn,
    checkedOn: first.checkedOn,
  };
}

/** A grade that a newer edition of its register does not confirm holds no longer; a file without grades says nothing of it. */
function currentRating(first: RegisterFacts, second: RegisterFacts, isNewer: boolean) {
  const { rating, unrated } = first;
  if (rating) return { rating };
  if (unrated && unrated.reason !== 'none') return { rating: null, unrated };
  if (unrated && isNewer && second.rating) return { rating: null, unrated: { ...unrated, reason: 'gone' as const } };
  const known = second.unrated ?? unrated;
  return { rating: second.rating ?? null, ...(known && !second.rating && { unrated: known }) };
}

function byDateThenFullness(a: Entry, b: Entry): number {
  return compare(b.statedOn, a.statedOn) || fullness(b) - fullness(a) || compare(a.origin, b.origin);
}

/** The newest first; on one day an open one, then a home before what else its roof holds. */
function byVoice(a: Entry, b: Entry): number {
  return (
    compare(b.statedOn, a.statedOn) ||
    openness.indexOf(a.status) - openness.indexOf(b.status) ||
    kindRank(a) - kindRank(b) ||
    compare(registrationOf(a), registrationOf(b))
  );
}

const openness = ['Open', 'OnHold', 'Closed'];
const order: readonly Kind[] = [...new Set<Kind>(['nursing-home', 'care-home', 'hospice', ...kinds])];

function kindRank(entry: Entry): number {
  const [kind] = kindsOf(entry);
  return kind ? order.indexOf(kind) : order.length;
}

/** The register heard last decides; in it, a service is open as long as one of its registrations is. */
function statusOf(all: readonly Entry[]) {
  const saying = all.filter(({ isStatusUnsaid }) => !isStatusUnsaid);
  const registrations = saying.length > 0 ? saying : all;
  const [newest] = registrations;
  const ofNewest = registrations.filter(({ source }) => source === newest?.source).map(({ status }) => status);
  if (ofNewest.includes('Open')) return 'Open';
  return ofNewest.includes('OnHold') ? 'OnHold' : 'Closed';
}

function fullness(entry: Entry): number {
  const texts = plainFieldNames.filter((field) => entry[field]).length;
  const facts = Object.values(entry.register ?? {}).filter((fact) => fact !== null && fact !== '').length;
  return texts + facts + entry.features.length + entry.categoryNames.length + (entry.lat === null ? 0 : 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
