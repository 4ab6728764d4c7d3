import { createHash } from 'node:crypto';

/** A UUID no other site gives, of its number and the moment it was made; by its last part it is found again. */
export function serviceIdOf(id: number, createdAt: string): string {
  const mark = createHash('sha256').update(`${id} ${createdAt}`).digest('hex');
  // A UUID of a site's own making (RFC 9562, version 8).
  const parts = [mark.slice(0, 8), mark.slice(8, 12), `8${mark.slice(12, 15)}`, `8${mark.slice(15, 18)}`];
  return [...parts, id.toString(16).padStart(12, '0')].join('-');
}

/** The number in an id of our own making; null where there can be none. */
export function numberInServiceId(serviceId: string): number | null {
  const [, number] = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-0{4}([\da-f]{8})$/i.exec(serviceId) ?? [];
  const id = Number.parseInt(number ?? '', 16);
  return id > 0 && id < 2 ** 31 ? id : null;
}
