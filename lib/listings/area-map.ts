import { milesBetween, milesPerDegree, type Position } from '@/lib/directory/places/place';
import type { TownRow } from '@/lib/directory/places/towns';

export const areaMapSize = { width: 400, height: 300 };

/** From the smallest map to the widest: miles from its middle to its upper edge, and those its rings are drawn at. */
const closest = [
  { reach: 6, rings: [2, 5] },
  { reach: 12, rings: [5, 10] },
  { reach: 25, rings: [10, 20] },
];
const widest = { reach: 60, rings: [25, 50] };
const townsWanted = 6;
const namesShown = 9;
const letterWidth = 7;
const lineHeight = 16;

type Label = { x: number; y: number; anchor: 'start' | 'end' };
type MapTown = { name: string; x: number; y: number; radius: number; label: Label | null };
export type AreaMap = { towns: MapTown[]; rings: { miles: number; radius: number }[] };

export function areaMap(middle: Position, rows: readonly TownRow[]): AreaMap {
  const { reach, rings } = closest.find((frame) => isTownly(middle, rows, frame.reach)) ?? widest;
  const { width, height } = areaMapSize;
  const perMile = height / 2 / reach;
  const across = Math.cos((middle.lat * Math.PI) / 180) * milesPerDegree * perMile;
  const taken: Box[] = [{ left: width / 2 - 14, right: width / 2 + 14, top: height / 2 - 34, bottom: height / 2 + 4 }];
  for (const miles of rings) taken.push(ringLabelBox(miles * perMile));
  let named = 0;
  const towns = rows
    .map((row) => ({
      name: row.name,
      population: row.population,
      x: Math.round(width / 2 + (row.lng - middle.lng) * across),
      y: Math.round(height / 2 + (middle.lat - row.lat) * milesPerDegree * perMile),
    }))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height)
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, x, y }): MapTown => {
      const radius = population > 100_000 ? 6 : population > 15_000 ? 4.5 : 3;
      const label = named < namesShown ? findRoom({ name, x, y }, taken) : null;
      if (label) named += 1;
      return { name, x, y, radius, label };
    });
  return { towns, rings: rings.map((miles) => ({ miles, radius: miles * perMile })) };
}

function isTownly(middle: Position, rows: readonly TownRow[], reach: number): boolean {
  return rows.filter((row) => milesBetween(middle, row) < reach).length >= townsWanted;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Where a ring's miles are written: on its lowest point. */
function ringLabelBox(radius: number): Box {
  const { width, height } = areaMapSize;
  const bottom = height / 2 + radius;
  return { left: width / 2 - 24, right: width / 2 + 24, top: bottom - lineHeight, bottom };
}

/** Right of its dot, else left of it; null where it would cover another name or leave the map. Takes the room it gets. */
function findRoom({ name, x, y }: Pick<MapTown, 'name' | 'x' | 'y'>, taken: Box[]): Label | null {
  const length = name.length * letterWidth;
  for (const anchor of ['start', 'end'] as const) {
    const left = anchor === 'start' ? x + 8 : x - 8 - length;
    const box = { left, right: left + length, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
    const isInside = box.left > 0 && box.right < areaMapSize.width && box.top > 0 && box.bottom < areaMapSize.height;
    if (!isInside || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    return { x: anchor === 'start' ? x + 8 : x - 8, y: y + 5, anchor };
  }
  return null;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
