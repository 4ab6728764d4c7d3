// Things that make a room. Origin: middle of the foot, or the middle for things on a wall.

import { amber, blush, deep, green, ground, ink, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { circle, flat, shape } from '../lib/stage.mjs';

export const floorLamp = (shade = amber) =>
  shape('M-20 0Q0-10 20 0ZM0-6V-196') +
  shape('M-16-250H16L34-192Q0-182-34-192Z', shade) +
  shape('M18-188V-166') +
  circle(18, -163, 2.5, ink);

export const tableLamp = (shade = amber) =>
  shape('M-12 0Q-14-8-6-12Q-14-26 0-30Q14-26 6-12Q14-8 12 0Z', sage) + shape('M-12-62H12L24-30Q0-24-24-30Z', shade);

export const windowPane = (w = 110, h = 130, curtain = blush) => {
  const x = w / 2,
    y = h / 2,
    c = Math.round(Math.min(26, w * 0.27));
  return (
    shape(`M${-x}-${y}H${x}V${y}H${-x}Z`, sky) +
    flat(
      `M${-x + 2} ${y - 30}Q${-x / 2} ${y - 62} 0 ${y - 36}Q${x / 2} ${y - 58} ${x - 2} ${y - 34}V${y - 2}H${-x + 2}Z`,
      sage,
    ) +
    circle(Math.round(x * 0.42), -y / 2, 9, amber) +
    shape(`M0-${y}V${y}M${-x} 0H${x}M${-x - 8} ${y}H${x + 8}`) +
    shape(
      `M${-x - 6}-${y + 6}H${-x + c}Q${-x + c - 4} 0 ${-x - 2} ${y - 12}Q${-x - 12} 0 ${-x - 6}-${y + 6}Z`,
      curtain,
    ) +
    shape(`M${x + 6}-${y + 6}H${x - c}Q${x - c + 4} 0 ${x + 2} ${y - 12}Q${x + 12} 0 ${x + 6}-${y + 6}Z`, curtain) +
    shape(`M${-x - 14}-${y + 6}H${x + 14}`)
  );
};

const leaf = (d, fill) => shape(d, fill);

export const plant = (pot = terracotta) =>
  shape('M0-44V-70M0-52Q-14-66-22-72M0-52Q14-66 24-74') +
  leaf('M0-66C-16-84-14-112 0-126C14-112 16-84 0-66Z', green) +
  leaf('M-8-56C-30-56-46-72-48-94C-28-94-12-80-8-56Z', deep) +
  leaf('M8-56C30-56 46-74 48-98C28-96 12-82 8-56Z', deep) +
  leaf('M-2-52C-20-42-38-46-48-60C-32-66-14-64-2-52Z', green) +
  leaf('M2-52C20-40 38-44 50-58C34-66 14-64 2-52Z', green) +
  shape('M-24-46H24L18 0H-18Z', pot) +
  shape('M-26-48H26V-38H-26Z', pot);

export const smallPlant = (pot = blush) =>
  leaf('M0-20C-12-34-10-50 0-58C10-50 12-34 0-20Z', green) +
  leaf('M-2-20C-18-22-26-34-26-46C-12-44-4-34-2-20Z', deep) +
  leaf('M2-20C18-22 26-34 26-46C12-44 4-34 2-20Z', deep) +
  shape('M-14-22H14L11 0H-11Z', pot);

export const frame = (w = 44, h = 54, inside = sand) =>
  shape(`M${-w / 2}-${h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`, ground) +
  flat(`M${-w / 2 + 6}-${h / 2 - 6}H${w / 2 - 6}V${h / 2 - 6}H${-w / 2 + 6}Z`, inside);

export const fernFrame = (w = 52, h = 66) =>
  frame(w, h, sage) +
  shape(
    'M0 20C-2 4 0-8 4-20M1 10Q-10 8-14 0M1 10Q10 6 13-2M0 0Q-9-2-12-10M1 0Q10-4 12-12M2-10Q-4-12-6-18M2-10Q9-12 12-18',
  );

export const heartFrame = (w = 40, h = 44) =>
  frame(w, h, blush) + flat('M0 12C-14 2-12-10-5-10Q0-10 0-4Q0-10 5-10C12-10 14 2 0 12Z', terracotta);

export const cup = (body = ground) =>
  shape('M11-14Q22-15 20-7Q18-2 9-4') + shape('M-13-18H13Q13 0 0 0Q-13 0-13-18Z', body) + shape('M-18 2Q0 6 18 2');
export const steam = () => shape('M-4-24Q-9-30-4-36Q1-42-3-48M5-24Q0-30 5-36Q9-40 6-46');

export const teapot = (body = sage) =>
  shape('M20-24Q36-26 34-12Q30-4 18-8') +
  shape('M-20-12Q-34-14-38-30Q-32-34-26-30Q-24-24-18-24') +
  shape('M0-36C-16-36-24-26-24-14C-24-4-16 0 0 0C16 0 24-4 24-14C24-26 16-36 0-36Z', body) +
  shape('M-12-34Q0-28 12-34') +
  circle(0, -39, 3.5, terracotta);

export const rug = (half, fill = blush) =>
  flat(`M${-half} 4C${-half}-12 ${half}-12 ${half} 4C${half} 20 ${-half} 20 ${-half} 4Z`, fill);

export const cat = (coat = amber) =>
  shape('M30-4Q52-6 48-30Q46-38 40-34') +
  shape('M-14-46C4-44 32-34 34-4Q34 0 28 0H-22Q-26-24-14-46Z', coat) +
  shape('M-34-72L-32-56C-36-44-26-36-14-36C-2-36 6-44 4-56L6-74L-6-66H-22Z', coat) +
  shape('M-22-54Q-20-51-18-54M-10-54Q-8-51-6-54M-14-48V-46M-17-44Q-14-42-11-44M-14 0V-14M-2 0V-10');

export const dog = (coat = sand) =>
  shape('M40-36Q58-46 56-62') +
  shape('M-26-54C0-58 42-52 44-28V0H32V-18H-8V0H-20V-24Q-28-36-26-54Z', coat) +
  shape('M-56-66Q-58-84-38-86Q-18-88-16-66Q-14-46-28-44Q-52-42-56-52Q-60-60-56-66Z', coat) +
  shape('M-26-86Q-10-86-8-66Q-12-56-20-64Q-26-74-26-86Z', terracotta) +
  circle(-42, -68, 1.6, ink) +
  circle(-57, -62, 2.6, ink) +
  shape('M-52-52Q-46-48-40-52');
