import { asPostcode } from '@/lib/contract/postcode';
import { readPostcode } from '@/lib/directory/places/postcode';

const likes: ReadonlyMap<string, string> = new Map([
  ...['0O', '1I', '1L', '5S', '8B', '2Z'].flatMap(([figure = '', letter = '']) => [
    [letter, figure] as const,
    ...(letter === 'L' ? [] : [[figure, letter] as const]),
  ]),
]);

const mostMended = 2;

/** '0L2 5RT' or 'LSI 4AP' put right where that can be done in one way alone; any other text as it is. */
export function mendPostcode(written: string): string {
  const asIs = asPostcode(written);
  const signs = asIs.replace(/\s+/g, '');
  if (readPostcode(asIs) || !/^[A-Z\d]{5,7}$/.test(signs)) return asIs;
  const [mended, ...others] = [1, mostMended]
    .map((count) => [...new Set(variants(signs, count))].filter(isThere))
    .find((found) => found.length > 0) ?? [asIs];
  return mended !== undefined && others.length === 0 ? asPostcode(mended) : asIs;
}

function variants(signs: string, count: number, from = 0): string[] {
  if (count === 0) return [signs];
  return [...signs].flatMap((sign, at) => {
    const like = at < from ? undefined : likes.get(sign);
    return like === undefined ? [] : variants(signs.slice(0, at) + like + signs.slice(at + 1), count - 1, at + 1);
  });
}

function isThere(signs: string): boolean {
  const found = readPostcode(asPostcode(signs));
  return found !== null && found.sector !== '' && readPostcode(found.district) !== null;
}
