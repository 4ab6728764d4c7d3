import { type Audience, audiences, type Kind, kinds, kindsBehind } from '@/lib/contract/kind';
import type { DirectoryEntry } from './directory-entry';

/** What ranking asks of every entry, by their places: walking numbers side by side takes a twentieth of walking objects. */
export type Facts = {
  /** A bit for each kind and audience, in the order of the vocabulary. */
  kinds: Uint16Array;
  audiences: Uint8Array;
  /** 0 open, 1 on hold, 2 closed. */
  closed: Uint8Array;
  /** Degrees; NaN where nobody knows. */
  lat: Float64Array;
  lng: Float64Array;
  /** Miles that it may be away from there: 0 but where its county or district is all that is known. */
  spread: Float64Array;
};

/** Nothing says what it is: it may be anything. */
export const unsorted = 1 << kinds.length;
export const isClosed = 2;
const closedness = { Open: 0, OnHold: 1, Closed: isClosed } as const;

export function factsOf(entries: readonly DirectoryEntry[]): Facts {
  const size = entries.length;
  const facts = {
    kinds: new Uint16Array(size),
    audiences: new Uint8Array(size),
    closed: new Uint8Array(size),
    lat: new Float64Array(size),
    lng: new Float64Array(size),
    spread: new Float64Array(size),
  };
  for (const [place, { kinds: its, audiences: those, status, position }] of entries.entries()) {
    facts.kinds[place] = its.length > 0 ? kindBits(its) : unsorted;
    facts.audiences[place] = audienceBits(those);
    facts.closed[place] = closedness[status];
    facts.lat[place] = position?.lat ?? Number.NaN;
    facts.lng[place] = position?.lng ?? Number.NaN;
    facts.spread[place] = position?.spread ?? 0;
  }
  return facts;
}

export function kindBits(some: readonly Kind[]): number {
  return some.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0);
}

export function audienceBits(some: readonly Audience[]): number {
  return some.reduce((bits, audience) => bits | (1 << audiences.indexOf(audience)), 0);
}

export const careForAdults = kindBits(kindsBehind.care.filter((kind) => kind !== 'childrens'));
export const liveIn = kindBits(['live-in-care']);
export const atHome = kindBits(['live-in-care', 'home-care', 'supported-living']);
export const jobs = kindBits(['jobs']);
