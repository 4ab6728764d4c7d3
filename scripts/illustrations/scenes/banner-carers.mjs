// Banner pictures of carers and nurses at work.

import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { bedBack, bedFront, counter, sideTable } from '../props/furniture.mjs';
import { cup, fernFrame, plant, smallPlant, tableLamp, windowPane } from '../props/home.mjs';
import { bush, house, tree } from '../props/outdoors.mjs';
import { calendar, clipboard, flowers, heart, suitcase } from '../props/things.mjs';
import { full, indoors, outside, table, waist } from './banner-frames.mjs';

export const carerBanners = {
  'nursing-1': () => {
    const s = full();
    return (
      indoors(sky) +
      s.prop(windowPane(96, 120, ground), 10, -226) +
      s.prop(fernFrame(), -150, -236) +
      s.prop(bedBack(amber, ground), -110, 4) +
      s.person({ look: cast.harold, body: 'ButtonShirt', x: -190, y: -60, top: ground }) +
      s.prop(bedFront(sage, ground), -110, 4) +
      s.person({ look: cast.daniel, body: 'DocStethoscope', x: 120, y: 4, flip: true, bottom: sky, inner: sage }) +
      s.prop(sideTable(ground), 216, 4) +
      s.prop(flowers(), 216, -62)
    );
  },
  'nursing-2': () => {
    const s = full();
    return (
      indoors(sage, sand, ground) +
      s.prop(windowPane(120, 140, blush), 0, -214) +
      s.prop(plant(terracotta), -226, 2) +
      s.person({ look: cast.joseph, body: 'WheelChair', x: -104, y: 4, face: 'EatingHappy' }) +
      s.person({
        look: cast.elena,
        body: 'DocStethoscope',
        x: 128,
        y: 4,
        flip: true,
        top: deep,
        bottom: sky,
        inner: sage,
        face: 'Calm',
      }) +
      s.prop(clipboard(), 222, -206, { s: 0.9 })
    );
  },
  'carer-job-1': () => {
    const s = stage(470, 496, 3.5);
    return (
      table(sage, sand, blush) +
      s.prop(windowPane(50, 60, ground), 88, -78) +
      s.prop(fernFrame(), -94, -82, { s: 0.8 }) +
      s.person({ look: cast.grace, body: 'Coffee', x: -2, mug: amber }) +
      s.prop(counter(160, 50, ground, ''), 0, 0) +
      s.prop(smallPlant(terracotta), -84, -6, { s: 0.9 })
    );
  },
  'carer-job-2': () => {
    const s = full();
    return (
      outside(blush, sage) +
      s.prop(house(ground, terracotta), 142, -2, { s: 1.3 }) +
      s.prop(tree(green), -232, -2) +
      s.person({ look: cast.marek, body: 'RoboDanceWB', x: -70, y: 8, top: amber }) +
      s.prop(suitcase(deep), -166, 12) +
      s.prop(bush(green), 262, 4, { s: 0.8 })
    );
  },
  'carer-job-3': () => {
    const s = stage(480, 496, 3.5);
    return (
      table(sky, ground) +
      s.prop(calendar(terracotta), -90, -80, { s: 0.75 }) +
      s.person({ look: cast.amina, body: 'ButtonShirt', x: -4 }) +
      s.prop(counter(160, 50, sand, ''), 0, 0) +
      s.prop(clipboard(), 58, -30, { turn: 7 }) +
      s.prop(cup(amber), 102, -6, { s: 0.8 })
    );
  },
  'carer-job-4': () => {
    const s = waist();
    return (
      table(sand, sage, blush) +
      s.prop(heart(terracotta), 2, -130, { s: 0.5 }) +
      s.person({ look: cast.daniel, body: 'ButtonShirt', x: -46, top: sky }) +
      s.person({ look: cast.elena, body: 'Hoodie', x: 50, flip: true, top: terracotta, face: 'Calm' }) +
      s.prop(counter(190, 50, ground, ''), 0, 0) +
      s.prop(cup(amber), 2, -6, { s: 0.8 }) +
      s.prop(smallPlant(terracotta), 122, -6) +
      s.prop(tableLamp(amber), -120, -6, { s: 0.9 })
    );
  },
};
