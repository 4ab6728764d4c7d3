import { fold } from './fold.mjs';

/** 'City and Borough of Leeds' and 'Leeds' are one area, as are 'Glasgow City' and 'City of Glasgow'. */
export function areaName(text) {
  return fold(text)
    .replace(/^the /, '')
    .replace(/\b(?:city|county|(?:metropolitan |royal )?borough|district|council|islands)\b( and)?( of)?/g, ' ')
    .replace(/\s+(?:and|of)\s*$|^\s*(?:and|of)\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Where places lie: towns by name, areas as the middle of their towns.
 * @param {{ name: string, lat: number, lng: number, nation: string, area: string, population: number }[]} places
 */
export function makeGazetteer(places) {
  const towns = groupBy(places, ({ name }) => fold(name).replace(/^saint /, 'st '));
  const areas = groupBy(places, ({ area }) => areaName(area));
  return {
    /** The largest town of this name; where several lie in the nation or area that is named, one of those. */
    town(name, within = '') {
      const named = towns.get(townName(name)) ?? [];
      const inside = named.filter(
        ({ nation, area }) => fold(nation) === fold(within) || areaName(area) === areaName(within),
      );
      return largest(inside.length > 0 ? inside : named);
    },
    area(name) {
      const inside = areas.get(londonBoroughs.has(areaName(name)) ? 'greater london' : areaName(name));
      return inside ? middle(inside) : null;
    },
  };
}

/** Those that are no town of their own in the table. */
const londonBoroughs = new Set([
  ...['barking and dagenham', 'enfield', 'haringey', 'havering', 'lewisham', 'merton', 'newham', 'redbridge'],
  ...['richmond upon thames', 'southwark', 'tower hamlets', 'waltham forest', 'westminster'],
]);

const otherNames = new Map([
  ['londonderry', 'derry'],
  ['hull', 'kingston upon hull'],
  ['newcastle', 'newcastle upon tyne'],
]);

function townName(name) {
  const folded = fold(name).replace(/^saint /, 'st ');
  return otherNames.get(folded) ?? folded;
}

function largest(places) {
  return places.reduce((best, place) => (best && best.population >= place.population ? best : place), null);
}

export function middle(points) {
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

const earthRadius = 3958.8;

/** Miles as the crow flies. */
export function milesBetween(a, b) {
  const rad = (degrees) => (degrees * Math.PI) / 180;
  const half = (x) => Math.sin(rad(x) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(b.lng - a.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
