import type { Position } from '@/lib/directory/places/place';
import type { TownRow } from '@/lib/directory/places/towns';

export const ukMapSize = { width: 200, height: 368 };

const west = -8.7;
const north = 60.95;
/** Units in a degree of latitude; one of longitude is shorter by the cosine of 55.4°, the middle of the country. */
const perDegree = 33;
const perDegreeAcross = perDegree * 0.568;

export function onUkMap({ lat, lng }: Position): { x: number; y: number } {
  return { x: Math.round((lng - west) * perDegreeAcross), y: Math.round((north - lat) * perDegree) };
}

export function ukMapSvg(towns: readonly TownRow[]): string {
  const dots = new Set(towns.map(onUkMap).map(({ x, y }) => `M${x} ${y}h0`));
  const { width, height } = ukMapSize;
  const path = `<path fill="none" stroke="#7fa08c" stroke-width="2.4" stroke-linecap="round" d="${[...dots].join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${path}</svg>`;
}
