// Furniture. Origin: middle of the foot on the floor.

import { amber, blush, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { shape } from '../lib/stage.mjs';

// Built for the CrossedLegs body at y = SEAT: the sitter looks right and the shin falls in front of the cushion.
export const SEAT = -65.7;

export const armchair = (main = terracotta, cushion = blush) =>
  shape('M-52-14V0M44-14V0') +
  shape('M-70-60C-80-140-76-206-16-208C42-209 50-158 46-62Z', main) +
  shape('M-46-72C-52-130-48-182-14-184C22-185 28-140 26-72Z', cushion) +
  shape('M-62-60H50Q56-60 56-52V-12H-62Z', main) +
  shape('M-52-76H46Q60-76 60-65Q60-54 46-54H-52Z', cushion) +
  shape('M-82-12V-98Q-82-114-64-114Q-44-114-44-98V-12Z', main) +
  shape('M-74-100Q-72-106-64-106');

export const chair = (wood = amber) =>
  shape('M-34-58L-38 0M38-58L42 0M-24-58L-24-4M28-58L30-4') +
  shape('M-44-142Q-34-150-28-140L-24-66H-36Z', wood) +
  shape('M-40-70H40Q46-70 46-64Q46-57 40-57H-40Q-44-64-40-70Z', wood);

export const sideTable = (wood = sand) =>
  shape('M0-62V-4M-20 0Q0-12 20 0') + shape('M-40-70Q0-78 40-70Q44-64 40-62Q0-54-40-62Q-44-66-40-70Z', wood);

export const longTable = (half, wood = sand) =>
  shape(`M${-half + 16}-70L${-half + 10} 0M${half - 16}-70L${half - 10} 0`) +
  shape(`M${-half}-80H${half}Q${half + 6}-75 ${half}-70H${-half}Q${-half - 6}-75 ${-half}-80Z`, wood);

// A front that hides everything below the top edge: for people drawn from the waist up.
export const counter = (half, depth, top = sand, front = sage) => {
  const n = Math.max(2, Math.round((half - 10) / 14)),
    step = Math.round(((half - 10) / n) * 20) / 10;
  const hem = `q${-step / 2} 9 ${-step} 0`.repeat(n);
  return (
    (front ? shape(`M${-half + 10} 2H${half - 10}V${depth}${hem}Z`, front) : '') +
    shape(`M${-half}-6H${half}Q${half + 7} 1 ${half} 8H${-half}Q${-half - 7} 1 ${-half}-6Z`, top)
  );
};

export const bedBack = (wood = amber, pillow = ground) =>
  shape('M-172 0V-142Q-172-168-150-168Q-136-168-136-142V0Z', wood) +
  shape('M150-10V0M-140-70H160V-10H-140Z', ground) +
  shape('M-138-124Q-96-140-70-124Q-62-94-70-70Q-104-62-138-70Z', pillow);

export const bedFront = (blanket = sky, hem = ground) =>
  shape('M-116-14C-124-70-104-88-66-86C-10-84 0-108 60-102C96-98 120-78 162-72Q172-60 168-12Z', blanket) +
  shape('M-116-14C-124-70-104-88-66-86L-52-85C-82-66-94-40-92-13Z', hem) +
  shape('M20-92C10-80 2-70 0-58M96-90C92-76 84-66 84-56') +
  shape('M164-92Q176-96 176-84V0H164Z', amber);

export const shelf = (wood = amber) =>
  shape('M-60 0H60V6H-60Z', wood) +
  shape('M-52 0V-34H-42V0M-42 0V-40H-32V0', sky) +
  shape('M-32 0V-30H-20V0Z', terracotta) +
  shape('M-18 0L-10-33L-1-31L-8 0Z', sand) +
  shape('M22 0L18-22H46L42 0Z', blush) +
  shape('M32-22C30-38 22-42 18-40C18-32 24-26 32-22C34-40 42-46 48-42C46-34 40-26 32-22', sage);
