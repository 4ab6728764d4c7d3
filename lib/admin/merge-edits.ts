import { mergeBlocks, mergeSides } from './merge-blocks';

export type Fields = Record<string, string>;

/** What only one of the two changed is in both texts; `base` is what they began from, where that is known. */
export type Clash = { field: string; base?: string; mine: string; theirs: string };

type Merged = {
  /** What to go on with: mine where both changed something, theirs where only they did. */
  fields: Fields;
  clashes: Clash[];
  taken: string[];
};

/** Of what both changed, mine goes on as it is typed, until theirs was taken in its place. */
export function typeMine(clashes: readonly Clash[], before: Fields, changed: Fields): Clash[] {
  return clashes.map((clash) => {
    const isMine = before[clash.field] === clash.mine;
    return isMine ? { ...clash, mine: changed[clash.field] ?? clash.mine } : clash;
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
  return { field, base, ...texts };
}

/** The one behind the other, with what either of them changed alone; null where that is one of the two, or nobody knows. */
export function bothOf({ base, mine, theirs }: Clash): string | null {
  const both = base === undefined ? null : mergeSides(base, mine, theirs)?.both;
  return both === undefined || both === mine || both === theirs ? null : both;
}
