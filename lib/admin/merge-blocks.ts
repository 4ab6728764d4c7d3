import { type Hunk, listHunks } from './list-hunks';
import { toHtml, toText } from './paragraphs';

/** Spaces behind the end of a block, or behind a tag that only holds blocks. */
const between =
  /(<\/(?:p|h[1-6]|[uo]l|li|blockquote|figure|table|thead|tbody|tr|t[dh]|div|pre)>|<(?:[uo]l|table|tbody|tr)\b[^>]*>)\s+(?=<)/gi;
const single = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'wbr']);

/** What stands where both changed something: as the one has it, as the other, and the one behind the other. */
type Sides = { mine: string; theirs: string; both: string };

/** What is there in any case, or what is asked about. */
type Piece = string | Sides;

type Texts = [base: string, mine: string, theirs: string];

/**
 * What two people made of one text, block by block: paragraphs, headings, entries of lists and the like, each as one of
 * them wrote it. Null where both changed the same block, and for a text without blocks.
 */
export function mergeBlocks(base: string, mine: string, theirs: string): string | null {
  const pieces = toPieces(...alike(base, mine, theirs));
  return pieces?.every(isWhole) ? toText(pieces.join('')) : null;
}

/** The same where both changed a block: what only one of them changed is in each of the three. */
export function mergeSides(base: string, mine: string, theirs: string): Sides | null {
  const [from, ours, other] = alike(base, mine, theirs);
  const pieces = toPieces(from, ours, other);
  if (!pieces) return null;
  const sides = joinSides(pieces);
  const asTyped = (html: string, same: string, text: string) => (html === same ? text : toText(html));
  return {
    // What is no other text stays to the letter.
    mine: asTyped(sides.mine, ours, mine),
    theirs: asTyped(sides.theirs, other, theirs),
    both: toText(sides.both),
  };
}

/** As HTML. The editor drops the line breaks between blocks: where one text went through it, they count in none. */
function alike(...texts: Texts): Texts {
  const whole = ofEach(texts, toHtml);
  const tight = ofEach(whole, (html) => html.replace(between, '$1'));
  return tight.some((html, at) => html === whole[at]) ? tight : whole;
}

function ofEach([base, mine, theirs]: Texts, make: (text: string) => string): Texts {
  return [make(base), make(mine), make(theirs)];
}

function toPieces(base: string, mine: string, theirs: string): Piece[] | null {
  const [from, ours, other] = [splitBlocks(base), splitBlocks(mine), splitBlocks(theirs)];
  if (!from || !ours || !other) return null;
  // Of a line each sign counts, and blocks know nothing of the spaces around them.
  const [was, left, right] = [from, ours, other].map((blocks) => blocks.join(''));
  if (from.length < 2 && (was === left || was === right || left === right)) return null;
  return inPlace(from, ours, other) ?? byHunks(from, ours, other);
}

/** The elements that HTML consists of, whole, with what stands around them; null where some is no element, or not closed. */
export function splitBlocks(html: string): string[] | null {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (depth === 0 && html.slice(start, index).trim() !== '') return null;
    if (end) depth -= 1;
    else if (!single.has(name.toLowerCase()) && !tag.endsWith('/>')) depth += 1;
    if (depth < 0) return null;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return depth === 0 && html.slice(start).trim() === '' ? blocks : null;
}

/** Where nobody added or took away a block, and no block is asked about. */
function inPlace(base: readonly string[], mine: readonly string[], theirs: readonly string[]): Piece[] | null {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const merged = base.map((block, at) => mergeOne(block, mine[at] ?? '', theirs[at] ?? ''));
  return merged.every(isWhole) ? merged : null;
}

function mergeOne(base: string, mine: string, theirs: string): Piece {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  return mergeLists(base, mine, theirs) ?? { mine, theirs, both: mine + theirs };
}

/** Of one list the entries, as of a text its blocks. */
function mergeLists(...lists: Texts): Piece | null {
  const parts = lists.map((list) => /^(\s*<([uo]l)\b[^>]*>)(.*)(<\/\2>\s*)$/is.exec(list));
  const [, open = '', , , end = ''] = parts[0] ?? [];
  if (!parts.every((part) => part?.[1] === open)) return null;
  const [from = '', ours = '', other = ''] = parts.map((part) => part?.[3]);
  const pieces = toPieces(from, ours, other);
  if (!pieces) return null;
  if (pieces.every(isWhole)) return open + pieces.join('') + end;
  const { mine, theirs, both } = joinSides(pieces);
  return { mine: open + mine + end, theirs: open + theirs + end, both: open + both + end };
}

type Owned = Hunk & { isMine: boolean };
/** Blocks of the base in whose place both put something, or one of them did. */
type Region = { start: number; end: number; hunks: Owned[] };

function byHunks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): Piece[] {
  const merged: Piece[] = [];
  let at = 0;
  for (const region of listRegions(listHunks(base, mine), listHunks(base, theirs))) {
    merged.push(...base.slice(at, region.start), ...mergeRegion(base, region));
    at = region.end;
  }
  return [...merged, ...base.slice(at)];
}

function listRegions(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const others = theirs.filter((hunk) => !mine.some((own) => isSame(own, hunk)));
  const all = [
    ...mine.map((hunk) => ({ ...hunk, isMine: true })),
    ...others.map((hunk) => ({ ...hunk, isMine: false })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const regions: Region[] = [];
  for (const hunk of all) {
    const last = regions.at(-1);
    const isAdded = last && last.start === hunk.end && last.end === hunk.start;
    if (last && (hunk.start < last.end || isAdded)) {
      last.hunks.push(hunk);
      last.end = Math.max(last.end, hunk.end);
    } else regions.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return regions;
}

function mergeRegion(base: readonly string[], region: Region): Piece[] {
  const was = base.slice(region.start, region.end);
  const [ours, other] = [true, false].map((isMine) => {
    const hunks = region.hunks.filter((hunk) => hunk.isMine === isMine);
    return hunks.length > 0 ? putIn(base, region, hunks) : null;
  });
  if (!ours || !other) return ours ?? other ?? [];
  const [block, mine, theirs] = [was[0], ours[0], other[0]];
  const isOne = was.length === 1 && ours.length === 1 && other.length === 1;
  if (isOne && block !== undefined && mine !== undefined && theirs !== undefined)
    return [mergeOne(block, mine, theirs)];
  const more = other.filter((one) => !ours.includes(one) && !was.includes(one));
  return [{ mine: ours.join(''), theirs: other.join(''), both: [...ours, ...more].join('') }];
}

function putIn(base: readonly string[], { start, end }: Region, hunks: readonly Hunk[]): string[] {
  const blocks: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    blocks.push(...base.slice(at, hunk.start), ...hunk.blocks);
    at = hunk.end;
  }
  return [...blocks, ...base.slice(at, end)];
}

function isSame(a: Hunk, b: Hunk): boolean {
  return a.start === b.start && a.end === b.end && a.blocks.join('') === b.blocks.join('');
}

function isWhole(piece: Piece): piece is string {
  return typeof piece === 'string';
}

function joinSides(pieces: readonly Piece[]): Sides {
  const join = (side: keyof Sides) => pieces.map((piece) => (isWhole(piece) ? piece : piece[side])).join('');
  return { mine: join('mine'), theirs: join('theirs'), both: join('both') };
}
