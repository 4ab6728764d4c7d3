// Banner pictures of live-in care and respite care in living rooms and halls.

import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, ink, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { armchair, SEAT, sideTable } from '../props/furniture.mjs';
import {
  cat,
  cup,
  dog,
  fernFrame,
  floorLamp,
  heartFrame,
  plant,
  rug,
  smallPlant,
  steam,
  teapot,
  windowPane,
} from '../props/home.mjs';
import { door } from '../props/outdoors.mjs';
import { bag, book, suitcase } from '../props/things.mjs';
import { full, indoors } from './banner-frames.mjs';

export const roomBanners = {
  'live-in-care-1': () => {
    const s = full();
    return (
      indoors(sage) +
      s.prop(rug(190, blush), 0, 4) +
      s.prop(windowPane(110, 130, ground), 30, -220) +
      s.prop(fernFrame(), -196, -232) +
      s.prop(floorLamp(amber), -226, 0) +
      s.prop(armchair(green, sand), -120, 0) +
      s.person({ look: cast.joseph, body: 'CrossedLegs', x: -120, y: SEAT }) +
      s.prop(sideTable(ground), 22, 6) +
      s.prop(teapot(sky), 18, -60, { s: 0.85 }) +
      s.person({ look: cast.daniel, body: 'RoboDanceWB', x: 126, y: 6, flip: true, top: terracotta, face: 'Calm' }) +
      s.prop(cup(ground), 58, -170, { s: 0.9 }) +
      s.prop(plant(ground), 236, 4)
    );
  },
  'live-in-care-3': () => {
    const s = full();
    return (
      indoors(blush) +
      s.prop(rug(180, sage), 0, 4) +
      s.prop(windowPane(130, 140, ground), -10, -214) +
      s.prop(heartFrame(), 190, -236) +
      s.prop(plant(ground), 234, 2) +
      s.person({ look: cast.asha, body: 'WheelChair', x: -110, y: 4 }) +
      s.person({ look: cast.marek, body: 'RestingWB', x: 118, y: 4, flip: true }) +
      s.prop(floorLamp(sky), -236, 0)
    );
  },
  'live-in-care-4': () => {
    const s = full();
    return (
      indoors(sand, sage) +
      s.prop(door(green), -110, -2, { s: 1.12 }) +
      s.prop(fernFrame(), 206, -244) +
      s.prop(plant(terracotta), -226, 2) +
      s.person({ look: cast.amina, body: 'RestingWB', x: -96, y: 4, top: sky, line: ink }) +
      s.prop(suitcase(terracotta), -4, 8) +
      s.person({ look: cast.harold, body: 'PointingFingerWB', x: 110, y: 4, flip: true, top: amber, bottom: deep }) +
      s.prop(dog(ground), 212, 6, { s: 0.9 })
    );
  },
  'respite-1': () => {
    const s = full();
    return (
      indoors(sky) +
      s.prop(door(terracotta), 176, -2, { s: 1.1 }) +
      s.prop(windowPane(90, 110, ground), -16, -222) +
      s.prop(armchair(sage, ground), -160, 0) +
      s.person({ look: cast.margaret, body: 'CrossedLegs', x: -160, y: SEAT, top: blush }) +
      s.person({ look: cast.grace, body: 'ShirtPantsWB', x: 6, y: 4, flip: true, face: 'Calm' }) +
      s.person({ look: cast.tom, body: 'WalkingWB', x: 146, y: 4, top: amber }) +
      s.prop(bag(deep), 236, 8, { s: 0.9 })
    );
  },
  'respite-2': () => {
    const s = full();
    return (
      indoors(ground, blush, sage) +
      s.prop(windowPane(120, 140, sand), 110, -212) +
      s.prop(floorLamp(amber), -152, 0) +
      s.prop(armchair(sky, ground), -50, 0) +
      s.person({ look: cast.walter, body: 'CrossedLegs', x: -50, y: SEAT, top: terracotta }) +
      s.prop(book(amber), 22, -106, { s: 0.85, turn: 8 }) +
      s.prop(sideTable(sand), 106, 4) +
      s.prop(cup(sky), 96, -61) +
      s.prop(steam(), 96, -61) +
      s.prop(plant(sand), 214, 2) +
      s.prop(cat(amber), -222, 6)
    );
  },
  'companionship-3': () => {
    const s = full();
    return (
      indoors(blush, sand, ground) +
      s.prop(rug(150, sage), 0, 4) +
      s.prop(windowPane(90, 120, sky), 0, -214) +
      s.prop(armchair(green, sage), -140, 0) +
      s.person({ look: cast.mei, body: 'CrossedLegs', x: -140, y: SEAT, top: sky }) +
      s.prop(armchair(terracotta, blush), 140, 0, { flip: true }) +
      s.person({ look: cast.joseph, body: 'CrossedLegs', x: 140, y: SEAT, flip: true, face: 'EatingHappy' }) +
      s.prop(sideTable(ground), 0, 2, { s: 0.8 }) +
      s.prop(smallPlant(amber), 0, -54) +
      s.prop(floorLamp(amber), -252, 0)
    );
  },
  'home-help-1': () => {
    const s = full();
    return (
      indoors(sage) +
      s.prop(door(sky), -150, -2, { s: 1.1 }) +
      s.prop(windowPane(96, 116, ground), 60, -216) +
      s.prop(plant(terracotta), 232, 2) +
      s.person({ look: cast.marek, body: 'WalkingWB', x: -66, y: 4, top: terracotta }) +
      s.prop(bag(deep), -24, -92, { s: 0.9 }) +
      s.person({ look: cast.margaret, body: 'RestingWB', x: 122, y: 4, flip: true, top: sky, line: ink })
    );
  },
};
