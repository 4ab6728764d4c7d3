import { mergeBlocks, mergeSides } from './merge-blocks';

export type Fields = Record<string, string>;

/** What only one of the two changed is in both texts; `base` is what they began from, where that is known. */
export type Clash = {
  field: string;
  base?: string;
  mine: string;
  theirs: string;
  /** Theirs as they wrote it: `theirs` has more, what I changed elsewhere. */
  wrote?: string;
};

type Merged = {
  /** What to go on with: mine where both changed something, theirs where only they did. */
  fields: Fields;
  clashes: Clash[];
  taken: string[];
};

/** Of what both changed, mine goes on as it is typed, until theirs was taken in its place; what is typed elsewhere is in both. */
export function typeMine(clashes: readonly Clash[], before: Fields, changed: Fields): Clash[] {
  return clashes.map((clash) => {
    const typed = changed[clash.field];
    if (typed === undefined || before[clash.field] !== clash.mine) return clash;
    const { base, theirs, wrote = theirs } = clash;
    const sides = base === undefined ? null : mergeSides(base, typed, wrote);
    return { ...clash, mine: typed, theirs: sides?.theirs ?? theirs, wrote };
  });
}

/** `base` is what mine began from; without it, everything that differs is asked about. */
export function mergeEdits(base: Fields | null, mine: Fields, theirs: Fields): Merged {
  const merged: Merged = { fields: {}, clashes: [], taken: [] };
  for (const [field, text] of Object.entries(mine)) {
    const other = theirs[field] ?? text;
    const [isMine, isTheirs] = base ? [text !== base[field], other !== base[field]] : [true, true];
    const isTaken = isTheirs && !isMine;
    const isBoth = isMine && isTheirs && text !== other;
    const ofBoth = isBoth ? mergeBlocks(base?.[field] ?? '', text, other) : null;
    const clash = isBoth && ofBoth === null ? toClash(field, base?.[field], text, other) : null;
    merged.fields[field] = isTaken ? other : (ofBoth ?? clash?.mine ?? text);
    if (isTaken) merged.taken.push(field);
    if (clash) merged.clashes.push(clash);
  }
  return merged;
}

function toClash(field: string, base: string | undefined, mine: string, theirs: string): Clash {
  if (base === undefined) return { field, mine, theirs };
  const { both: _, ...texts } = mergeSides(base, mine, theirs) ?? { both: '', mine, theirs };
  return { field, base, ...texts, ...(texts.theirs !== theirs && { wrote: theirs }) };
}

/** The one behind the other, with what either of them changed alone; null where that is one of the two, or nobody knows. */
export function bothOf({ base, mine, theirs }: Clash): string | null {
  const both = base === undefined ? null : mergeSides(base, mine, theirs)?.both;
  return both === undefined || both === mine || both === theirs ? null : both;
}
