import { type LinesByReason, note } from '@/care-api/import/reasons';
import { linesIn } from '@/care-api/import/tables/lines-in';
import { areaNamed } from '@/lib/directory/places/areas';
import type { ListedPlaces } from './listed-places';

/** What nobody lives in any more. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

type DumpTown = { key: string; name: string; lat: number; lng: number; population: number; codes: string[] };

export async function isDump(text: AsyncIterable<string>): Promise<boolean> {
  for await (const [first = ''] of linesIn(text)) {
    const cells = first.split('\t');
    return cells.length >= 15 && /^\d+$/.test(cells[0] ?? '');
  }
  return false;
}

/** A quotation mark is a sign like any other there. */
export async function readDump(text: AsyncIterable<string>): Promise<ListedPlaces> {
  const towns: DumpTown[] = [];
  const authorities = new Map<string, string>();
  const skipped: LinesByReason = new Map();
  let line = 0;
  for await (const lines of linesIn(text)) {
    for (const written of lines) {
      line += 1;
      if (written.trim() === '') continue;
      const [key = '', name = '', , , lat, lng, featureClass, feature = '', country, ...rest] = written.split('\t');
      const codes = rest.slice(1, 4);
      const population = Math.max(0, Number(rest[5]) || 0);
      if (country !== 'GB') note(skipped, 'not in the United Kingdom', line);
      else if (feature === 'ADM2') authorities.set(codes.slice(0, 2).join('.'), name);
      else if (feature === 'ADM3') authorities.set(codes.join('.'), name);
      else if (featureClass !== 'P' || gone.has(feature)) note(skipped, 'no town or village', line);
      else if (!isPlace(name, lat, lng)) note(skipped, 'no name or no position', line);
      else towns.push({ key, name, lat: Number(lat), lng: Number(lng), population, codes });
    }
  }
  // Authorities stand anywhere in the file. A district only counts where it is one that registers know: London's.
  const places = towns.map(({ codes, ...town }) => {
    const district = authorities.get(codes.join('.')) ?? '';
    const county = authorities.get(codes.slice(0, 2).join('.')) ?? '';
    return { ...town, authority: areaNamed(district)?.name ?? county };
  });
  return { format: 'dump of GeoNames', places, skipped, mended: new Map(), reading: null };
}

function isPlace(name: string, lat: string | undefined, lng: string | undefined): boolean {
  const isDegree = (value: string | undefined, most: number) =>
    value !== undefined && /^-?\d+(\.\d+)?$/.test(value.trim()) && Math.abs(Number(value)) <= most;
  return name.trim() !== '' && isDegree(lat, 90) && isDegree(lng, 180);
}
