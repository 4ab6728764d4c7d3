// Wide pictures for the slider on the home page: quiet on the left, where the words stand.

import { garden, room } from '../lib/backdrop.mjs';
import * as cast from '../lib/cast.mjs';
import { amber, blush, green, ground, sage, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { armchair, SEAT, shelf, sideTable } from '../props/furniture.mjs';
import { cup, dog, fernFrame, floorLamp, heartFrame, plant, rug, smallPlant, windowPane } from '../props/home.mjs';
import { bush, cloud, door, grass, house, tree } from '../props/outdoors.mjs';
import { suitcase } from '../props/things.mjs';
import { HEIGHT } from './banner-frames.mjs';

export const slides = {
  'home-banner-1': () => {
    const s = stage(720, 545, 1.62);
    return (
      room(1440, HEIGHT, 522, { wall: sage }) +
      s.prop(rug(190, blush), 190, 4) +
      s.prop(windowPane(120, 136, ground), 188, -216) +
      s.prop(fernFrame(), 40, -240) +
      s.prop(floorLamp(amber), -10, 0) +
      s.prop(plant(ground), 402, 2, { s: 0.85 }) +
      s.prop(shelf(amber), -260, -170) +
      s.prop(armchair(terracotta, blush), 86, 0) +
      s.person({ look: cast.margaret, body: 'CrossedLegs', x: 86, y: SEAT, top: sky, face: 'Calm' }) +
      s.prop(sideTable(ground), 206, 6, { s: 0.9 }) +
      s.prop(smallPlant(amber), 206, -56, { s: 0.8 }) +
      s.person({ look: cast.grace, body: 'RoboDanceWB', x: 312, y: 6, flip: true }) +
      s.prop(cup(terracotta), 244, -170, { s: 0.9 })
    );
  },
  'home-banner-2': () => {
    const s = stage(720, 545, 1.62);
    return (
      garden(1440, HEIGHT, 522, { sun: 0.4 }) +
      s.prop(house(ground, terracotta), -280, -2, { s: 1.25 }) +
      s.prop(tree(green), 20, -2, { s: 1.15 }) +
      s.prop(bush(green), -90, 4) +
      s.prop(cloud(ground), -250, -286) +
      s.prop(cloud(ground), 190, -296, { s: 0.8 }) +
      s.prop(bush(green), 402, 4) +
      s.person({ look: cast.asha, body: 'WheelChair', x: 156, y: 10 }) +
      s.person({ look: cast.daniel, body: 'RestingWB', x: 330, y: 10, flip: true, top: terracotta }) +
      s.prop(grass(), 60, 14) +
      s.prop(grass(), -190, 16)
    );
  },
  'home-banner-3': () => {
    const s = stage(720, 545, 1.62);
    return (
      room(1440, HEIGHT, 522, { wall: blush, boards: sage }) +
      s.prop(windowPane(120, 136, ground), -250, -216) +
      s.prop(plant(terracotta), -370, 2) +
      s.prop(heartFrame(), -110, -236) +
      s.prop(door(green), 130, -2, { s: 1.12 }) +
      s.person({ look: cast.elena, body: 'RoboDanceWB', x: 140, y: 6, top: amber }) +
      s.prop(suitcase(terracotta), 48, 8) +
      s.person({ look: cast.harold, body: 'RestingWB', x: 300, y: 6, flip: true, top: sky }) +
      s.prop(dog(ground), 390, 8, { s: 0.9 })
    );
  },
};
