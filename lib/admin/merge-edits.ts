import { mergeBlocks } from './merge-blocks';

export type Fields = Record<string, string>;

export type Clash = { field: string; mine: string; theirs: string };

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
    merged.fields[field] = isTaken ? other : (ofBoth ?? text);
    if (isTaken) merged.taken.push(field);
    if (isBoth && ofBoth === null) merged.clashes.push({ field, mine: text, theirs: other });
  }
  return merged;
}
