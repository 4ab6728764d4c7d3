import type { ListingGroup } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import { asksFor } from './asks-for';
import type { Directory } from './directory';
import { jobs, liveIn } from './facts';
import type { WordMatches } from './match-words';
import type { Nearness } from './near-place';
import type { Question } from './question';
import { hasPhone, hostOf } from './words/contacts';

type Reason = ListingGroup['reason'];
type GroupName = Reason | 'otherDoors' | 'partlyAnywhere' | 'anything';

/** The runs of an answer in their order, each taken only while those before it hold fewer than `upTo` listings. */
const runs: readonly { name: GroupName; reason: Reason; upTo: number }[] = [
  { name: 'match', reason: 'match', upTo: Number.POSITIVE_INFINITY },
  { name: 'nearby', reason: 'nearby', upTo: listingsPerPage },
  { name: 'travels', reason: 'travels', upTo: listingsPerPage },
  { name: 'otherKinds', reason: 'otherKinds', upTo: listingsPerPage },
  { name: 'partly', reason: 'partly', upTo: 6 },
  { name: 'elsewhere', reason: 'elsewhere', upTo: 6 },
  { name: 'otherDoors', reason: 'otherKinds', upTo: 6 },
  { name: 'partlyAnywhere', reason: 'partly', upTo: 3 },
  { name: 'instead', reason: 'instead', upTo: 3 },
  { name: 'anything', reason: 'instead', upTo: 1 },
];
const runOf = new Map(runs.map(({ name }, index) => [name, index]));

/** What was asked, all of it. */
export const matchRun = 0;
/** No run would take it. */
const outside = 255;
/** Miles tried, until enough is found within them. */
const widenings = [5, 10, 15, 25, 50];
const enoughNearby = 6;

export type Groups = {
  /** The run each entry is in, by their places; `outside` for none. */
  group: Uint8Array;
  /** Those that are shown. */
  shown: readonly (ListingGroup & { run: number })[];
};

type Found = { words: WordMatches; near: Nearness | null };

/**
 * Puts every entry into the run it belongs to, and decides which runs are shown: what was asked first, then what comes
 * nearest to it, and never nothing.
 * @param missed of `Matches`: what a choice shuts out belongs to its run all the same, and is not counted.
 */
export function groupEntries(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  { words, near }: Found,
  missed: Uint16Array,
): Groups {
  const { facts } = directory;
  const asked = asksFor(question, query);
  const terms = question.terms.length;
  const travels = asked.isForHome && near !== null;
  const contact = question.contact && contactMatches(directory, question.contact);
  const radius = near ? widen() : 0;
  const group = new Uint8Array(missed.length);
  for (let at = 0; at < group.length; at += 1) {
    const run = runFor(at);
    // What takes nobody in does not stand in for what does.
    const isOver = facts.closed[at] !== 0 && run !== 'match';
    group[at] = runOf.get(isOver ? 'anything' : run) ?? outside;
  }
  return { group, shown: chooseRuns(group, missed, radius) };

  function runFor(at: number): GroupName {
    if (contact) return contact[at] ? 'match' : 'anything';
    if (words.isName[at]) return 'match';
    if (question.isUnreadable) return 'instead';
    const kinds = facts.kinds[at] ?? 0;
    const fits = (kinds & asked.kinds) !== 0 || asked.kinds === 0;
    const found = words.matched[at] ?? 0;
    const isAll = found === terms;
    const isHere = near === null || near.isHere[at] === 1;
    const isClose = isHere || (near !== null && (near.miles[at] ?? Number.NaN) <= radius);
    if (fits && isAll && isHere) return 'match';
    if (fits && isAll && isClose) return 'nearby';
    if (travels && isAll && (kinds & liveIn) !== 0 && (kinds & jobs) === 0) return 'travels';
    if (!fits && question.kinds.length > 0) return 'anything';
    if (!fits && (kinds & jobs) !== 0) return isAll && terms > 0 ? 'otherDoors' : 'anything';
    if (isAll && terms > 0 && isClose) return 'otherKinds';
    if (fits && found > 0 && isClose) return 'partly';
    if (fits && isAll && terms + question.kinds.length > 0) return 'elsewhere';
    if (found > 0) return 'partlyAnywhere';
    return 'instead';
  }

  /** The smallest circle that holds enough of what was asked. */
  function widen(): number {
    const within = widenings.map(() => 0);
    for (let at = 0; at < missed.length; at += 1) {
      const kinds = facts.kinds[at] ?? 0;
      if (missed[at] !== 0 || near?.isHere[at] === 1 || words.matched[at] !== terms) continue;
      if (asked.kinds !== 0 && (kinds & asked.kinds) === 0) continue;
      const ring = widenings.findIndex((miles) => (near?.miles[at] ?? Number.NaN) <= miles);
      if (ring !== -1) within[ring] = (within[ring] ?? 0) + 1;
    }
    let sum = 0;
    const ring = within.findIndex((count) => {
      sum += count;
      return sum >= enoughNearby;
    });
    return widenings[ring] ?? widenings.at(-1) ?? 0;
  }
}

function chooseRuns(group: Uint8Array, missed: Uint16Array, radius: number): Groups['shown'] {
  const counts = new Uint32Array(runs.length);
  for (let at = 0; at < group.length; at += 1) {
    const run = group[at] ?? outside;
    if (missed[at] === 0 && run !== outside) counts[run] = (counts[run] ?? 0) + 1;
  }
  let total = 0;
  return runs.flatMap(({ name, reason, upTo }, run) => {
    const count = counts[run] ?? 0;
    if (count === 0 || total >= upTo) return [];
    total += count;
    return [{ run, reason, count, miles: name === 'nearby' ? radius : null }];
  });
}

function contactMatches({ entries }: Directory, contact: NonNullable<Question['contact']>): Uint8Array {
  return Uint8Array.from(entries, (entry) => {
    if ('phone' in contact) return hasPhone(entry.phones, contact.phone) ? 1 : 0;
    if ('email' in contact) return entry.email === contact.email ? 1 : 0;
    return entry.host === contact.host || hostOf(entry.email.split('@')[1] ?? '') === contact.host ? 1 : 0;
  });
}
