// Pictures for calls, thanks, and pages with nothing to show.

import { blob, shadow } from '../lib/backdrop.mjs';
import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { armchair, counter, SEAT, sideTable } from '../props/furniture.mjs';
import { cat, cup, floorLamp, plant, smallPlant, steam, windowPane } from '../props/home.mjs';
import { post, tree } from '../props/outdoors.mjs';
import {
  bag,
  book,
  bubble,
  calendar,
  flowers,
  heart,
  magnifier,
  map,
  plug,
  ringing,
  socket,
} from '../props/things.mjs';

const tile = (fill, variant, floor = sand) => blob(480, 360, fill, variant) + shadow(240, 334, 190, floor, 18);

function bookACall() {
  const s = stage(240, 244, 1.75);
  return (
    blob(480, 300, sky, 0) +
    s.prop(calendar(terracotta), -84, -76, { s: 0.95 }) +
    s.prop(smallPlant(blush), 92, -6) +
    s.person({ look: cast.tom, body: 'Device', x: 20, top: sand }) +
    s.prop(bubble(48, 44, ground), 86, -76) +
    s.prop(heart(terracotta), 86, -101, { s: 0.5 }) +
    s.prop(counter(124, 26, amber, ground), 0, 0) +
    s.prop(cup(sage), -46, -6, { s: 0.9 })
  );
}

function callBack() {
  const s = stage(240, 390, 3);
  return (
    blob(480, 480, blush, 0) +
    s.prop(ringing(), 32, -62, { s: 0.7 }) +
    s.person({ look: cast.ruth, body: 'Device', x: -12, top: green, face: 'Calm' }) +
    s.prop(counter(66, 18, sand, ground), 0, 0) +
    s.prop(cup(amber), 48, -6, { s: 0.7 }) +
    s.prop(steam(), 48, -6, { s: 0.6 }) +
    s.prop(smallPlant(sky), -54, -6, { s: 0.6 })
  );
}

function thankYou() {
  const s = stage(160, 196, 1.55);
  return (
    blob(320, 240, sage, 1) +
    s.person({ look: cast.mei, body: 'Sweater', x: -30, top: sky, face: 'Calm' }) +
    s.person({ look: cast.daniel, body: 'ButtonShirt', x: 34, flip: true }) +
    s.prop(counter(76, 18, sand, ground), 0, 0) +
    s.prop(flowers(), 70, -6, { s: 0.75 }) +
    s.prop(heart(terracotta), 3, -108, { s: 0.55 })
  );
}

function noResults() {
  const s = stage(240, 330, 1);
  return (
    tile(sky, 2, sage) +
    s.prop(windowPane(120, 150, blush), 76, -176) +
    s.prop(plant(sand), 190, 2, { s: 0.85 }) +
    s.prop(floorLamp(amber), -172, 0, { s: 0.9 }) +
    s.person({ look: cast.tom, body: 'RoboDanceWB', x: -84, y: 2, top: terracotta, face: 'Calm' }) +
    s.prop(magnifier(), 12, -215, { s: 0.9, flip: true }) +
    s.prop(cat(amber), 84, 2, { s: 0.95 })
  );
}

function notFound() {
  const s = stage(240, 330, 1);
  return (
    tile(sand, 0, sage) +
    s.prop(tree(green), -164, 0, { s: 0.95 }) +
    s.prop(post(), 150, 2, { s: 1.3 }) +
    s.person({ look: cast.priya, body: 'RoboDanceWB', x: -20, y: 2, top: terracotta }) +
    s.prop(map(), 72, -172, { s: 0.85, turn: -6 }) +
    s.prop(bag(deep), -92, 4, { s: 0.8 })
  );
}

function offline() {
  const s = stage(240, 330, 1);
  return (
    tile(sage, 2) +
    s.prop(windowPane(70, 88, ground), 84, -204) +
    s.prop(armchair(sky, ground), -60, 0) +
    s.person({ look: cast.joseph, body: 'CrossedLegs', x: -60, y: SEAT, face: 'EatingHappy' }) +
    s.prop(floorLamp(sand), -184, 0, { s: 0.92 }) +
    s.prop(socket(), 170, -84) +
    s.prop(plug(), 150, -8) +
    s.prop(book(terracotta), 14, -106, { s: 0.8, turn: 8 }) +
    s.prop(sideTable(ground), 78, 4, { s: 0.85 }) +
    s.prop(cup(amber), 78, -54, { s: 0.9 }) +
    s.prop(steam(), 78, -54, { s: 0.9 })
  );
}

export const stateScenes = [
  { name: 'book-a-call', w: 480, h: 300, draw: bookACall },
  { name: 'call-back', w: 480, h: 480, draw: callBack },
  { name: 'thank-you', w: 320, h: 240, draw: thankYou },
  { name: 'no-results', w: 480, h: 360, draw: noResults },
  { name: 'not-found', w: 480, h: 360, draw: notFound },
  { name: 'offline', w: 480, h: 360, draw: offline },
];
