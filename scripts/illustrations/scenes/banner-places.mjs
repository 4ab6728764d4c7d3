// Banner pictures of care homes, gardens and offices.

import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, ink, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { armchair, SEAT } from '../props/furniture.mjs';
import { dog, floorLamp, plant, rug, windowPane } from '../props/home.mjs';
import { bigHouse, bush, cloud, grass, tree } from '../props/outdoors.mjs';
import { calendar, clipboard } from '../props/things.mjs';
import { full, indoors, outside } from './banner-frames.mjs';

export const placeBanners = {
  'care-home-1': () => {
    const s = full();
    return (
      outside() +
      s.prop(bigHouse(ground, deep), 30, -2, { s: 1.42 }) +
      s.prop(tree(green), -246, 0, { s: 1.1 }) +
      s.prop(bush(green), 254, 4) +
      s.person({ look: cast.margaret, body: 'WheelChair', x: -110, y: 10, size: 0.62, top: amber }) +
      s.person({ look: cast.daniel, body: 'ShirtPantsWB', x: -186, y: 8, size: 0.62, top: terracotta }) +
      s.prop(cloud(ground), -140, -276)
    );
  },
  'care-home-2': () => {
    const s = full();
    return (
      indoors(sand, sage, ground) +
      s.prop(windowPane(150, 150, blush), 4, -214) +
      s.prop(rug(170, blush), 0, 4) +
      s.prop(armchair(deep, sage), -150, 0) +
      s.person({ look: cast.walter, body: 'CrossedLegs', x: -150, y: SEAT, top: sky }) +
      s.prop(armchair(amber, ground), 150, 0, { flip: true }) +
      s.person({ look: cast.asha, body: 'CrossedLegs', x: 150, y: SEAT, flip: true, top: terracotta }) +
      s.person({ look: cast.elena, body: 'ShirtPantsWB', x: 2, y: 2, top: green, face: 'Calm', size: 0.94 })
    );
  },
  'companionship-1': () => {
    const s = full();
    return (
      outside() +
      s.prop(tree(green), -226, -4, { s: 1.2 }) +
      s.prop(cloud(ground), 20, -278) +
      s.prop(bush(green), 268, 2, { s: 0.8 }) +
      s.person({ look: cast.asha, body: 'RestingWB', x: -76, y: 6, top: amber }) +
      s.person({ look: cast.grace, body: 'WalkingWB', x: 40, y: 6, flip: true, top: terracotta }) +
      s.prop(dog(ground), 184, 10) +
      s.prop(grass(), -150, 10)
    );
  },
  'business-1': () => {
    const s = full();
    return (
      indoors(sky, sand, ground) +
      s.prop(calendar(green), -150, -226, { s: 1.1 }) +
      s.prop(windowPane(90, 120, sage), 26, -222) +
      s.prop(plant(terracotta), -226, 2) +
      s.person({ look: cast.priya, body: 'BlazerPantsWB', x: -60, y: 4, top: terracotta }) +
      s.person({ look: cast.walter, body: 'RestingWB', x: 102, y: 4, flip: true, top: sand, line: ink }) +
      s.prop(clipboard(), -12, -124, { s: 0.9, turn: 6 }) +
      s.prop(floorLamp(amber), 240, 0)
    );
  },
};
