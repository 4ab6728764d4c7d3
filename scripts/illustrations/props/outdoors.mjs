// Doors, houses and gardens. Origin: middle of the foot.

import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { circle, shape } from '../lib/stage.mjs';

export const door = (fill = green) =>
  shape('M-62 0V-236H62V0Z', sand) +
  shape('M-50 0V-224H50V0Z', fill) +
  shape('M-34-200H-6V-130H-34ZM6-200H34V-130H6ZM-34-108H-6V-30H-34ZM6-108H34V-30H6Z') +
  circle(40, -110, 4, amber) +
  shape('M-74 0H74');

export const house = (wall = ground, roof = terracotta) =>
  shape('M52-148V-196H74V-128', blush) +
  shape('M-96-112L0-186L96-112V0H-96Z', wall) +
  shape('M-116-98L0-190L116-98L108-88L0-172L-108-88Z', roof) +
  shape('M-18 0V-62H18V0Z', green) +
  circle(11, -30, 2, amber) +
  shape('M-74-84H-38V-46H-74ZM-56-84V-46M-74-65H-38M38-84H74V-46H38ZM56-84V-46M38-65H74', sky) +
  shape('M-12-116A12 12 0 1 1 12-116A12 12 0 1 1-12-116', sky);

export const bigHouse = (wall = ground, roof = deep) =>
  shape('M-150-120H150V0H-150Z', wall) +
  shape('M-166-118L-128-176H128L166-118Z', roof) +
  shape('M-34-118L0-152L34-118V0H-34Z', wall) +
  shape('M-44-114L0-160L44-114L36-108L0-146L-36-108Z', terracotta) +
  shape('M-16 0V-58H16V0Z', green) +
  [-126, -76, 50, 100].map((x) => shape(`M${x}-96H${x + 26}V-62H${x}ZM${x}-44H${x + 26}V-12H${x}Z`, sky)).join('') +
  circle(0, -92, 9, amber);

export const tree = (crown = green) =>
  shape('M-6 0Q-2-40-4-84M6 0Q4-40 6-84M0-70L-18-92M2-80L20-100') +
  shape(
    'M0-190C34-190 52-160 44-136C66-120 52-84 22-86C6-74-16-76-26-86C-56-84-64-118-44-134C-54-166-30-190 0-190Z',
    crown,
  ) +
  shape('M-24-118L-16-126M-12-108L-6-114M16-150L24-158M28-136L34-142M-10-164L-4-170');

export const bush = (fill = sage) => shape('M-52 0C-64-22-44-42-28-34C-20-58 18-56 24-36C44-42 62-20 50 0Z', fill);

export const grass = () => shape('M-12 0Q-12-10-18-14M-6 0Q-6-14-4-20M0 0Q2-10 8-14');

export const sun = (fill = amber) => circle(0, 0, 26, fill);
export const cloud = (fill = ground) =>
  shape('M-44 0C-58 0-60-20-44-22C-42-42-12-44-6-28C10-38 30-28 26-14C44-16 46 0 34 0Z', fill);
export const post = () =>
  shape('M-4 0V-110H4V0Z', amber) +
  shape('M-6-104H52L66-92L52-80H-6Z', ground) +
  shape('M6-70H-46L-60-58L-46-46H6Z', sand) +
  shape('M10-92H44M-40-58H-6');

export const steps = () => shape('M-96 0H96V12H-96ZM-118 12H118V24H-118Z', sand);
