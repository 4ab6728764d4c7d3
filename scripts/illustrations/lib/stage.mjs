// A stage has its own units: a standing person is about 298 units tall and the floor is y = 0.

import { person } from './figure.mjs';
import { ink } from './palette.mjs';

const one = (v) => String(Math.round(v * 10) / 10);
const two = (v) => String(Math.round(v * 100) / 100);

// A line-drawn shape, filled or not; and a flat shape without an outline.
export const shape = (d, fill) => `<path${fill ? ` fill="${fill}"` : ''} d="${d}"/>`;
export const flat = (d, fill) => `<path stroke="none" fill="${fill}" d="${d}"/>`;
export const circle = (x, y, r, fill) => `<circle${fill ? ` fill="${fill}"` : ''} cx="${x}" cy="${y}" r="${r}"/>`;

export function stage(cx, floor, k) {
  return {
    person: ({ x = 0, y = 0, size = 1, ...rest }) =>
      person({ ...rest, x: cx + x * k, y: floor + y * k, scale: 0.1 * k * size }),
    prop: (markup, x = 0, y = 0, { s = 1, flip = false, turn = 0 } = {}) => {
      const f = k * s;
      const scale = flip ? `scale(-${two(f)} ${two(f)})` : `scale(${two(f)})`;
      const rotate = turn ? ` rotate(${turn})` : '';
      return `<g transform="translate(${one(cx + x * k)} ${one(floor + y * k)}) ${scale}${rotate}" fill="none" stroke="${ink}" stroke-width="${two(1.9 / s)}" stroke-linecap="round" stroke-linejoin="round">${markup}</g>`;
    },
  };
}

export const svg = (w, h, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
