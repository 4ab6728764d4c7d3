import type { Directory } from './directory';
import type { DirectoryEntry } from './directory-entry';
import { type AskedContact, hasPhone, hostOf } from './words/contacts';

/** 1 for each entry that can be reached so, by their places. */
export function contactMatches({ entries }: Pick<Directory, 'entries'>, contact: AskedContact): Uint8Array {
  const found = new Uint8Array(entries.length);
  const places = 'phone' in contact ? withPhone(entries, contact.phone) : entries.keys();
  for (const place of places) {
    const entry = entries[place];
    if (entry && isReachedBy(entry, contact)) found[place] = 1;
  }
  return found;
}

function isReachedBy({ phones, email, host }: DirectoryEntry, contact: AskedContact): boolean {
  if ('phone' in contact) return hasPhone(phones, contact.phone);
  if ('email' in contact) return email === contact.email;
  return host === contact.host || hostOf(email.split('@')[1] ?? '') === contact.host;
}

const tailLength = 6;
const kept = new WeakMap<Directory['entries'], ReadonlyMap<string, readonly number[]>>();

/** The places of entries with a number that ends as the one asked for; of all where less than that is asked. */
function withPhone(entries: Directory['entries'], phone: string): Iterable<number> {
  if (phone.length < tailLength) return entries.keys();
  const byTail = kept.get(entries) ?? indexByTail(entries);
  kept.set(entries, byTail);
  return byTail.get(phone.slice(-tailLength)) ?? [];
}

function indexByTail(entries: Directory['entries']): ReadonlyMap<string, readonly number[]> {
  const byTail = new Map<string, number[]>();
  for (const [place, { phones }] of entries.entries()) {
    for (const number of phones) {
      const tail = number.slice(-tailLength);
      const known = byTail.get(tail);
      if (known) known.push(place);
      else byTail.set(tail, [place]);
    }
  }
  return byTail;
}
