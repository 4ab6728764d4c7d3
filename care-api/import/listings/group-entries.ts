import { type Entry, registrationOf } from '@/care-api/database/register-entry';
import { compactPostcode, isNear, isWhole, properName, wholeTitle } from '@/care-api/listings/service-name';
import { foldText } from '@/lib/contract/fold-text';
import { kindsOf } from '@/lib/directory/kinds';
import { isNumbered } from './identity';
import { nationalNumbers } from './phone-digits';

/** An entry with the listing it stands in, if any; apart, it is joined with nobody for being alike. */
export type PlacedEntry = Entry & { listingId: number | null; isApart: boolean };

/** Whoever else has this telephone and name is compared with so many of them: each with each would take for ever. */
const mostAlike = 100;

/** One service: joined before, alike in title and postcode, or in telephone and nearly in title. */
export function groupEntries<T extends PlacedEntry>(entries: readonly T[]): T[][] {
  const groups = new Groups(entries);
  const seen = new Map<string, T>();
  const meet = (key: string, entry: T) => {
    const first = seen.get(key);
    if (first) groups.unite(first, entry);
    else seen.set(key, entry);
  };
  const byPhoneAndName = new Map<string, T[]>();
  for (const entry of entries) {
    meet(`registration ${registrationOf(entry)}`, entry);
    if (entry.listingId !== null) meet(`listing ${entry.listingId}`, entry);
    if (entry.isApart) continue;
    const title = wholeTitle(entry.title);
    if (title && isWhole(entry.postcode)) meet(`place ${title} ${compactPostcode(entry.postcode)}`, entry);
    const name = properName(entry.title);
    for (const phone of name ? nationalNumbers(entry.phone) : []) {
      const key = `${phone} ${name}`;
      const alike = byPhoneAndName.get(key) ?? [];
      for (const other of alike) if (areOne(entry, other)) groups.unite(entry, other);
      if (alike.length < mostAlike) alike.push(entry);
      byPhoneAndName.set(key, alike);
    }
  }
  return groups.all();
}

/** Whether two with one telephone and name are one service: branches share a telephone, and so do two under one roof. */
function areOne(a: Entry, b: Entry): boolean {
  if (!isNear(a.postcode, b.postcode)) return false;
  if (a.source !== b.source) return true;
  if (isNumbered(a) && isNumbered(b)) return false;
  // Without whole postcodes, a list that names two places means two.
  if (!isWhole(a.postcode) || !isWhole(b.postcode)) {
    if (differ(a.city, b.city) || differ(a.address, b.address)) return false;
  }
  const kinds = kindsOf(b);
  return kindsOf(a).some((kind) => kinds.includes(kind)) || kinds.length === 0;
}

function differ(a: string, b: string): boolean {
  return a !== '' && b !== '' && foldText(a) !== foldText(b);
}

class Groups<T> {
  private readonly leader = new Map<T, T>();

  constructor(private readonly members: readonly T[]) {}

  unite(a: T, b: T): void {
    const [first, second] = [this.find(a), this.find(b)];
    if (first !== second) this.leader.set(second, first);
  }

  all(): T[][] {
    const groups = new Map<T, T[]>();
    for (const member of this.members) {
      const leader = this.find(member);
      const group = groups.get(leader);
      if (group) group.push(member);
      else groups.set(leader, [member]);
    }
    return [...groups.values()];
  }

  private find(member: T): T {
    let at = member;
    for (let next = this.leader.get(at); next; next = this.leader.get(at)) at = next;
    if (at !== member) this.leader.set(member, at);
    return at;
  }
}
