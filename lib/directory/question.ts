import type { Audience } from '@/lib/contract/kind';
import type { Understood } from '@/lib/contract/listing-page';
import type { Place } from './places/place';
import type { AskedKind } from './words/asked-kinds';
import type { AskedContact } from './words/contacts';

/** One thing asked for: any of its keys of the word index finds it, each with its weight from 0 to 1. */
export type Term = readonly { key: string; weight: number }[];

export type Question = {
  /** Alone, when it is given. */
  contact: AskedContact | null;
  /** Whole, without its space: listings with the very same stand first. */
  postcode: string;
  place: Place | null;
  kinds: readonly AskedKind[];
  audiences: readonly Audience[];
  /** Pounds a week that it may cost at most: who asks for more is shut out, who tells no price is not. */
  most: number | null;
  /** Each counts, none excludes. */
  terms: readonly Term[];
  /** Words that said a kind or a place: they order, and count for nothing else. */
  extras: readonly Term[];
  /** Every word but the smallest: a listing with all of them in its title is meant by name. */
  name: readonly string[];
  /** Something was typed, and nothing of it is a word. */
  isUnreadable: boolean;
  understood: Understood;
};
