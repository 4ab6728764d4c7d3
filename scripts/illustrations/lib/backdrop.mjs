// What stands behind a scene: a tinted rounded shape for site art, a whole room or garden for banners.

import { amber, ground, ink, sage, sand, sky } from './palette.mjs';

const r = Math.round;

export const blob = (w, h, fill = sage, variant = 0) => {
  const shapes = [
    [
      0.06, 0.52, 0.02, 0.16, 0.2, 0.04, 0.46, 0.05, 0.76, 0.02, 0.98, 0.14, 0.95, 0.48, 0.99, 0.82, 0.84, 0.96, 0.5,
      0.94, 0.16, 0.97, 0.04, 0.84, 0.06, 0.52,
    ],
    [
      0.04, 0.42, 0.06, 0.1, 0.34, 0.02, 0.56, 0.06, 0.86, 0.06, 0.99, 0.3, 0.96, 0.56, 0.97, 0.88, 0.72, 0.95, 0.46,
      0.94, 0.16, 0.98, 0.0, 0.78, 0.04, 0.42,
    ],
    [
      0.05, 0.6, 0.0, 0.26, 0.16, 0.08, 0.4, 0.06, 0.7, 0.0, 0.92, 0.12, 0.96, 0.42, 1.0, 0.74, 0.9, 0.94, 0.56, 0.95,
      0.24, 0.96, 0.1, 0.94, 0.05, 0.6,
    ],
  ][variant % 3].map((v, i) => r(v * (i % 2 ? h : w)));
  const [x, y, ...c] = shapes;
  return `<path fill="${fill}" d="M${x} ${y}C${c.join(' ')}Z"/>`;
};

export const shadow = (cx, cy, rx, fill = sand, ry = 0) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry || r(rx * 0.11)}" fill="${fill}"/>`;

export const room = (w, h, floor, { wall = sage, boards = sand, arch = '' } = {}) =>
  `<path fill="${wall}" d="M0 0H${w}V${h}H0Z"/>` +
  (arch
    ? `<path fill="${arch}" d="M${r(w * 0.16)} ${floor}V${r(h * 0.42)}C${r(w * 0.16)} ${r(-h * 0.08)} ${r(w * 0.84)} ${r(-h * 0.08)} ${r(w * 0.84)} ${r(h * 0.42)}V${floor}Z"/>`
    : '') +
  `<path fill="${boards}" d="M0 ${floor}H${w}V${h}H0Z"/><path stroke="${ink}" stroke-width="3" d="M0 ${floor}H${w}"/>`;

export const garden = (w, h, floor, { air = sky, lawn = sage, sun = 0.84 } = {}) =>
  `<path fill="${air}" d="M0 0H${w}V${h}H0Z"/><circle cx="${r(w * sun)}" cy="${r(h * 0.2)}" r="${r(h * 0.08)}" fill="${amber}"/>` +
  `<path fill="${ground}" d="M0 ${r(floor - h * 0.16)}Q${r(w * 0.25)} ${r(floor - h * 0.4)} ${r(w * 0.55)} ${r(floor - h * 0.16)}T${w} ${r(floor - h * 0.22)}V${h}H0Z"/>` +
  `<path fill="${lawn}" d="M0 ${floor}H${w}V${h}H0Z"/><path stroke="${ink}" stroke-width="3" d="M0 ${floor}H${w}"/>`;
