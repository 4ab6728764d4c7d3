// Pictures for the home page's tiles and the pages behind them.

import { blob, shadow } from '../lib/backdrop.mjs';
import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { armchair, counter, SEAT, shelf, sideTable } from '../props/furniture.mjs';
import { cat, cup, floorLamp, heartFrame, plant, smallPlant, steam, windowPane } from '../props/home.mjs';
import { door, tree } from '../props/outdoors.mjs';
import { book, heart, suitcase } from '../props/things.mjs';

const tile = (fill, variant, floor = sand) => blob(480, 360, fill, variant) + shadow(240, 334, 190, floor, 18);

function liveInCare() {
  const s = stage(240, 330, 1);
  return (
    tile(sage, 1) +
    s.prop(windowPane(76, 92, ground), 30, -204) +
    s.prop(floorLamp(amber), -176, 0, { s: 0.9 }) +
    s.prop(armchair(terracotta, blush), -100, 0) +
    s.person({ look: cast.harold, body: 'CrossedLegs', x: -100, y: SEAT, top: sky, bottom: deep }) +
    s.prop(sideTable(ground), 36, 2, { s: 0.9 }) +
    s.prop(cup(amber), 26, -60) +
    s.prop(smallPlant(blush), 54, -60, { s: 0.7 }) +
    s.person({ look: cast.elena, body: 'RestingWB', x: 130, flip: true, face: 'Calm' })
  );
}

function information() {
  const s = stage(240, 276, 1.85);
  return (
    tile(sky, 0, sage) +
    s.prop(shelf(amber), -50, -104, { s: 0.8 }) +
    s.prop(heartFrame(), 84, -112, { s: 0.8 }) +
    s.person({ look: cast.priya, body: 'Paper', x: -38, y: 0, top: deep }) +
    s.person({ look: cast.mei, body: 'ButtonShirt', x: 48, y: 0, flip: true, top: blush }) +
    s.prop(counter(112, 38, sand, ground), 0, 0) +
    s.prop(cup(terracotta), 92, -6, { s: 0.8 }) +
    s.prop(smallPlant(amber), -96, -6, { s: 0.8 })
  );
}

function carerJobs() {
  const s = stage(240, 330, 1);
  return (
    tile(blush, 2) +
    s.prop(door(green), 96, -2, { s: 1.08 }) +
    s.prop(plant(ground), 190, 2, { s: 0.8 }) +
    s.prop(tree(sage), -176, -2, { s: 0.9 }) +
    s.person({ look: cast.marek, body: 'ShirtPantsWB', x: -10, y: 2, top: amber }) +
    s.prop(suitcase(terracotta), -78, 4, { s: 0.95 }) +
    s.person({
      look: cast.asha,
      body: 'PolkaDots',
      x: 100,
      y: 0,
      flip: true,
      top: ground,
      bottom: terracotta,
      line: deep,
      size: 0.94,
    })
  );
}

function findACarer() {
  const s = stage(240, 246, 1.7);
  return (
    blob(480, 300, sage, 2) +
    s.person({ look: cast.elena, body: 'ButtonShirt', x: -84, top: terracotta, face: 'Calm' }) +
    s.person({ look: cast.daniel, body: 'ShirtCoat', x: 84, flip: true, top: sky }) +
    s.person({ look: cast.grace, body: 'Coffee', x: 0, y: 0, size: 1.12, mug: amber }) +
    s.prop(counter(128, 24, sand, ground), 0, 0) +
    s.prop(heart(terracotta), 52, -112, { s: 0.5 }) +
    s.prop(heart(amber), -50, -116, { s: 0.35 })
  );
}

function insights() {
  const s = stage(240, 272, 1);
  return (
    blob(480, 300, sand, 1) +
    shadow(240, 276, 190, blush, 16) +
    s.prop(windowPane(70, 84, sage), -84, -178) +
    s.prop(floorLamp(terracotta), 154, 0, { s: 0.86 }) +
    s.prop(armchair(green, sage), 20, 0) +
    s.person({ look: cast.walter, body: 'CrossedLegs', x: 20, y: SEAT, top: amber }) +
    s.prop(book(terracotta), 94, -104, { s: 0.85, turn: 8 }) +
    s.prop(sideTable(ground), -104, 4, { s: 0.85 }) +
    s.prop(cup(sky), -110, -54, { s: 0.9 }) +
    s.prop(steam(), -110, -54, { s: 0.8 }) +
    s.prop(cat(amber), -172, 6, { s: 0.8 })
  );
}

export const tileScenes = [
  { name: 'live-in-care', w: 480, h: 360, draw: liveInCare },
  { name: 'information', w: 480, h: 360, draw: information },
  { name: 'carer-jobs', w: 480, h: 360, draw: carerJobs },
  { name: 'find-a-carer', w: 480, h: 300, draw: findACarer },
  { name: 'insights', w: 480, h: 300, draw: insights },
];
