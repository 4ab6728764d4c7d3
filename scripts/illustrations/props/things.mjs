// Small things people carry or need. Origin: the middle, unless noted.

import { amber, blush, deep, green, ground, ink, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { circle, flat, shape } from '../lib/stage.mjs';

export const ringing = () => shape('M0-10Q7-4 7 6M8-18Q19-8 19 8');

export const clipboard = () =>
  shape('M-24-32H24V34H-24Z', amber) +
  shape('M-18-24H18V28H-18Z', ground) +
  shape('M-9-36H9V-26H-9Z', sage) +
  shape('M-11-10L-8-7L-3-13M-11 4L-8 7L-3 1M-11 18L-8 21L-3 15M4-9H12M4 5H12M4 19H12');

export const calendar = (mark = terracotta) =>
  shape('M-36-30H36V34H-36Z', ground) +
  shape('M-36-30H36V-14H-36Z', mark) +
  shape('M-20-38V-24M20-38V-24') +
  [-22, -7, 8, 23]
    .map((x) => [-3, 10, 23].map((y) => (x === 8 && y === 10 ? '' : circle(x, y, 2, ink))).join(''))
    .join('') +
  circle(8, 10, 7, amber);

// Origin: foot.
export const suitcase = (fill = terracotta) =>
  shape('M-12-58V-70H12V-58') +
  shape('M-36-58H36Q42-58 42-52V-8Q42-2 36-2H-36Q-42-2-42-8V-52Q-42-58-36-58Z', fill) +
  shape('M-22-58V-2M22-58V-2M-28 0V2M28 0V2');

export const bag = (fill = deep) =>
  shape('M-18-40Q-16-58 0-58Q16-58 18-40') +
  shape('M-34-42H34L30 0H-30Z', fill) +
  shape('M-34-42H34L28-24H-28Z', green);

export const book = (fill = terracotta) =>
  shape('M-34-20Q-16-28 0-16V22Q-16 12-34 18Z', ground) +
  shape('M34-20Q16-28 0-16V22Q16 12 34 18Z', ground) +
  shape('M-34 18Q-16 12 0 22Q16 12 34 18V23Q16 18 0 27Q-16 18-34 23Z', fill) +
  shape('M-26-10Q-16-13-8-7M-26-1Q-16-4-8 2M26-10Q16-13 8-7M26-1Q16-4 8 2');

// Origin: foot.
export const books = () =>
  shape('M-30-12H28V0H-30Z', sky) + shape('M-24-22H32V-12H-24Z', terracotta) + shape('M-28-31H24V-22H-28Z', sand);

export const magnifier = () =>
  `${shape('M17 17L40 40')}<path stroke-width="5" d="M22 22L40 40"/>${circle(0, 0, 24, sky)}${shape('M-12-6Q-9-14-1-15')}`;

export const map = () =>
  shape('M-44-26L-15-34L15-24L44-32V26L15 34L-15 24L-44 32Z', ground) +
  flat('M-13-30L13-22V30L-13 22Z', sage) +
  shape('M-15-34V24M15-24V34') +
  shape('M-34 10Q-24-8-8 4T20-2') +
  shape('M27 6C17-8 20-20 28-20C36-20 38-8 27 6Z', terracotta);

export const heart = (fill = terracotta) => shape('M0 16C-22 0-20-18-9-18Q0-18 0-8Q0-18 9-18C20-18 22 0 0 16Z', fill);

export const badge = (fill = green) =>
  `${circle(0, 0, 18, fill)}<path stroke="${ground}" stroke-width="3" d="M-8 0L-2 7L9-6"/>`;

export const plug = () =>
  shape('M-46 6Q-34 22-20 8T-2 0') + shape('M-4-9H12Q18-9 18-3V3Q18 9 12 9H-4Z', sage) + shape('M18-5H27M18 5H27');
export const socket = () => shape('M-14-18H14V18H-14Z', ground) + circle(-5, 0, 1.6, ink) + circle(5, 0, 1.6, ink);

export const bubble = (w, h, fill = ground) =>
  shape(
    `M${-w / 2 + 8}-${h}H${w / 2 - 8}Q${w / 2}-${h} ${w / 2}-${h - 8}V-18Q${w / 2}-10 ${w / 2 - 8}-10H6L-8 4L-6-10H${-w / 2 + 8}Q${-w / 2}-10 ${-w / 2}-18V-${h - 8}Q${-w / 2}-${h} ${-w / 2 + 8}-${h}Z`,
    fill,
  );

export const flowers = () =>
  shape('M0-14V-34M-6-14Q-14-28-16-38M6-14Q14-28 16-40') +
  circle(0, -40, 8, terracotta) +
  circle(-17, -44, 7, amber) +
  circle(17, -46, 7, blush) +
  circle(0, -40, 2.4, amber) +
  shape('M-11-18H11L14 0H-14Z', sky);

export const ball = (fill = amber) => circle(0, -14, 14, fill) + shape('M-13-18Q0-8 13-18M-4-28Q-8-14-4 0');
export const blocks = () =>
  shape('M-26-24H-2V0H-26Z', sky) + shape('M2-24H26V0H2Z', amber) + shape('M-12-48H12V-24H-12Z', blush);
export const key = (fill = amber) =>
  circle(0, 0, 12, fill) + circle(0, 0, 4, ground) + shape('M12 0H44M36 0V10M43 0V8');
