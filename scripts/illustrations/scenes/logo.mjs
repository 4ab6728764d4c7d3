// The mark of Fernhollow Live-in Care: a house whose walls hold a fern with a heart at its tip.

import { deep, ground, terracotta } from '../lib/palette.mjs';

const leaflet = (x, y, length, angle) =>
  `<path d="M0 0Q${length * 0.35}-${length * 0.3} ${length} 0Q${length * 0.35} ${length * 0.3} 0 0Z" transform="translate(${x} ${y}) rotate(${angle})"/>`;

const rows = [
  [47.5, 13],
  [41, 11.5],
  [35, 9.5],
];
const fern = (colour) =>
  `<g fill="${colour}"><path d="M31 55V30H33V55Z"/>${rows.map(([y, l]) => leaflet(32.4, y, l, -32) + leaflet(31.6, y, l, -148)).join('')}</g>`;

const heart = (fill) =>
  `<path fill="${fill}" d="M32 31C24 25.5 25.4 18.6 29 18.6Q31.2 18.6 32 21Q32.8 18.6 35 18.6C38.6 18.6 40 25.5 32 31Z"/>`;
const house = (line, fill) =>
  `<path fill="${fill}" stroke="${line}" stroke-width="3.6" stroke-linejoin="round" d="M10 28L32 8.5L54 28V51Q54 55 50 55H14Q10 55 10 51Z"/>`;

const open = (size, view) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${view}">`;

export const logoSvg = `${open(64, '0 0 64 64')}${house(deep, ground)}${fern(deep)}${heart(terracotta)}</svg>`;

export const iconSvg = `${open(512, '0 0 512 512')}<path fill="${deep}" d="M0 0H512V512H0Z"/><g transform="translate(57.6 60) scale(6.2)">${house(ground, ground)}${fern(deep)}${heart(terracotta)}</g></svg>`;
