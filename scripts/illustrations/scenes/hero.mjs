import { blob, shadow } from '../lib/backdrop.mjs';
import * as cast from '../lib/cast.mjs';
import { amber, blush, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { armchair, SEAT, sideTable } from '../props/furniture.mjs';
import { cat, cup, floorLamp, heartFrame, plant, rug, steam, teapot, windowPane } from '../props/home.mjs';

const W = 960,
  H = 720;

function hero() {
  const s = stage(466, 640, 2);
  return (
    blob(W, H, sage, 0) +
    shadow(480, 650, 410, sand, 46) +
    s.prop(rug(156, blush), -6, -2) +
    s.prop(windowPane(108, 132, ground), 42, -214) +
    s.prop(heartFrame(), -52, -250) +
    s.prop(floorLamp(amber), -186, 0) +
    s.prop(plant(ground), 198, 4, { s: 0.86 }) +
    s.prop(armchair(terracotta, blush), -104, 0) +
    s.person({ look: cast.margaret, body: 'CrossedLegs', x: -104, y: SEAT, top: sky, face: 'Calm' }) +
    s.prop(sideTable(ground), 38, 8) +
    s.prop(teapot(sage), 30, -60, { s: 0.85 }) +
    s.prop(cup(amber), 64, -60, { s: 0.8 }) +
    s.prop(steam(), 64, -60, { s: 0.8 }) +
    s.person({ look: cast.grace, body: 'RoboDanceWB', x: 122, y: 4, flip: true, face: 'Smile' }) +
    s.prop(cup(terracotta), 54, -172, { s: 0.9 }) +
    s.prop(cat(amber), -174, 18, { s: 0.9 })
  );
}

export const heroScene = { name: 'hero', w: W, h: H, draw: hero };
