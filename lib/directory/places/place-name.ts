import { foldText } from '@/lib/contract/fold-text';

/** A name as places are looked up: 'St. Andrews' and 'Saint Andrews' alike are 'st andrews', '&' is 'and'. */
export function foldPlaceName(name: string): string {
  return foldText(name)
    .replaceAll('&', ' and ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** What else people call a town: 'newcastle' for 'newcastle upon tyne', 'tunbridge wells' for the royal one. */
export function shortNames(folded: string): string[] {
  const before = /^(\w{4,}) (?:upon|on|under|in|by|super|de|le) /.exec(folded)?.[1];
  const known = otherNames.get(folded) ?? [];
  const plain = folded.replace(/^(?:royal|city of) | town$/, '');
  return [...known, ...(before ? [before] : []), ...(plain === folded ? [] : [plain])];
}

const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['kingston upon hull', ['hull']],
  ['derry', ['londonderry', 'derry londonderry']],
  ['great malvern', ['malvern']],
  ['lytham st annes', ['st annes', 'st annes on sea', 'lytham']],
  ['burton upon trent', ['burton on trent']],
  ['stratford upon avon', ['stratford on avon']],
  ['st peter port', ['guernsey']],
  ['st helier', ['jersey']],
]);
