import { createHash } from 'node:crypto';

/** A UUID for a part of a service, or for a term by its name: the same whenever it is asked for. `number` is its last part. */
export function partId(kind: string, of: string, number?: number): string {
  const mark = createHash('sha256').update(`${kind} ${of}`).digest('hex');
  // A UUID of a site's own making (RFC 9562, version 8).
  const parts = [mark.slice(0, 8), mark.slice(8, 12), `8${mark.slice(12, 15)}`, `8${mark.slice(15, 18)}`];
  return [...parts, number === undefined ? mark.slice(18, 30) : number.toString(16).padStart(12, '0')].join('-');
}

/** The number at the end of one, where it can be one of a listing's. */
export function numberOf(id: string): number | null {
  const [, number] = /-0{4}([\da-f]{8})$/i.exec(id) ?? [];
  const read = Number.parseInt(number ?? '', 16);
  return read > 0 && read < 1_000_000_000 ? read : null;
}
