// Spot pictures for the five steps of how it works.

import * as cast from '../lib/cast.mjs';
import { amber, blush, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { counter } from '../props/furniture.mjs';
import { teapot } from '../props/home.mjs';
import { door, steps } from '../props/outdoors.mjs';
import { clipboard, heart, ringing, suitcase } from '../props/things.mjs';

const spot = (fill) => `<circle cx="80" cy="80" r="76" fill="${fill}"/>`;

function step1() {
  const s = stage(80, 134, 1.02);
  return (
    spot(sage) +
    s.person({ look: cast.priya, body: 'Device', x: -6, y: 0, top: blush, detail: 1.8 }) +
    s.prop(counter(52, 14, sand, ground), 0, 2) +
    s.prop(ringing(), 36, -62, { s: 0.9 })
  );
}

function step2() {
  const s = stage(80, 134, 1.02);
  return (
    spot(sand) +
    s.person({ look: cast.amina, body: 'ButtonShirt', x: -10, y: 0, detail: 1.8 }) +
    s.prop(counter(52, 14, amber, ground), 0, 2) +
    s.prop(clipboard(), 32, -28, { s: 0.72, turn: 8 })
  );
}

function step3() {
  const s = stage(80, 132, 0.88);
  return (
    spot(blush) +
    s.person({ look: cast.harold, body: 'ButtonShirt', x: -32, detail: 1.8 }) +
    s.person({ look: cast.grace, body: 'Turtleneck', x: 34, flip: true, detail: 1.8 }) +
    s.prop(counter(72, 14, sand, ground), 0, 2) +
    s.prop(heart(terracotta), 1, -116, { s: 0.75 })
  );
}

function step4() {
  const s = stage(84, 140, 0.4);
  return (
    spot(sky) +
    s.prop(door(green), 52, 0, { s: 1.05 }) +
    s.prop(steps(), 52, 0, { s: 0.6 }) +
    s.person({ look: cast.marek, body: 'RoboDanceWB', x: -42, top: amber, detail: 1.8 }) +
    s.prop(suitcase(terracotta), -98, 2, { s: 1.05 })
  );
}

function step5() {
  const s = stage(80, 132, 0.86);
  return (
    spot(sage) +
    s.person({ look: cast.margaret, body: 'Coffee', x: -32, top: blush, detail: 1.8 }) +
    s.person({ look: cast.elena, body: 'ButtonShirt', x: 36, flip: true, face: 'Calm', detail: 1.8 }) +
    s.prop(counter(74, 14, sand, ground), 0, 2) +
    s.prop(teapot(amber), 6, -4, { s: 0.7 })
  );
}

export const stepScenes = [
  { name: 'how-it-works-1', w: 160, h: 160, draw: step1 },
  { name: 'how-it-works-2', w: 160, h: 160, draw: step2 },
  { name: 'how-it-works-3', w: 160, h: 160, draw: step3 },
  { name: 'how-it-works-4', w: 160, h: 160, draw: step4 },
  { name: 'how-it-works-5', w: 160, h: 160, draw: step5 },
];
