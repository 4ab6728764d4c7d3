// The three kinds of banner: people standing in a room, people at a table, people outdoors.

import { garden, room } from '../lib/backdrop.mjs';
import { sage, sand, sky } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';

export const WIDTH = 960,
  HEIGHT = 600;
export const full = () => stage(480, 545, 1.62);
export const waist = () => stage(480, 492, 3);
export const indoors = (wall, boards = sand, arch = '') => room(WIDTH, HEIGHT, 522, { wall, boards, arch });
export const table = (wall, arch, boards = sage) => room(WIDTH, HEIGHT, 496, { wall, arch, boards });
export const outside = (air = sky, lawn = sage) => garden(WIDTH, HEIGHT, 522, { air, lawn });
