import { type Fault, toFault } from '@/lib/contract/faults';

type Position = { lat: number | null; lng: number | null };

/**
 * A position as it can be shown: turned where its numbers had changed places, blank outside the United Kingdom and where
 * only half of it is known; NaN for what could not be read.
 */
export function readPlace({ lat, lng }: Position): Position & { told: Fault[] } {
  const blank = { lat: null, lng: null };
  if (lat === null && lng === null) return { ...blank, told: [] };
  if (lat === null || lng === null || Number.isNaN(lat + lng))
    return { ...blank, told: [toFault('importPositionUnread')] };
  if (isHere(lat, lng)) return { lat, lng, told: [] };
  if (isHere(lng, lat)) return { lat: lng, lng: lat, told: [toFault('importPositionSwapped')] };
  return { ...blank, told: [toFault('importPositionAbroad')] };
}

/** From Jersey to Shetland and from Northern Ireland to Suffolk. */
function isHere(lat: number, lng: number): boolean {
  return lat > 49 && lat < 61.5 && lng > -9 && lng < 2.2;
}
