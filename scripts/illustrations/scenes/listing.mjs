// Quiet pictures for listing cards that have no photograph. No people, so that they stay small.

import { blob, shadow } from '../lib/backdrop.mjs';
import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { armchair, bedBack, bedFront, longTable, sideTable } from '../props/furniture.mjs';
import { cup, floorLamp, plant, smallPlant, steam, teapot, windowPane } from '../props/home.mjs';
import { bigHouse, bush, cloud, door, house, sun, tree } from '../props/outdoors.mjs';
import { badge, ball, blocks, books, bubble, clipboard, heart, key, suitcase } from '../props/things.mjs';

const back = (wall, fill, floor) =>
  `<path fill="${wall}" d="M0 0H640V400H0Z"/>${blob(640, 400, fill, 1)}${shadow(320, 352, 250, floor, 20)}`;

function careAtHome() {
  const s = stage(320, 350, 1.35);
  return (
    back(ground, sage, sand) +
    s.prop(tree(green), -150, 0, { s: 0.85 }) +
    s.prop(bush(green), 142, 0, { s: 0.8 }) +
    s.prop(house(ground, terracotta)) +
    s.prop(cloud(ground), 130, -160, { s: 0.8 }) +
    s.prop(heart(terracotta), -56, -206, { s: 0.9 })
  );
}

function careHome() {
  const s = stage(320, 350, 1.3);
  return (
    back(ground, sky, sage) +
    s.prop(sun(amber), -150, -200, { s: 0.7 }) +
    s.prop(tree(green), 184, 2, { s: 0.8 }) +
    s.prop(bigHouse(ground, deep)) +
    s.prop(bush(sage), -172, 4, { s: 0.8 }) +
    s.prop(bush(green), 104, 6, { s: 0.6 })
  );
}

function nursing() {
  const s = stage(330, 350, 1.45);
  return (
    back(ground, sky, sand) +
    s.prop(windowPane(70, 84, ground), 70, -176, { s: 0.8 }) +
    s.prop(bedBack(amber, ground)) +
    s.prop(bedFront(sage, ground)) +
    s.prop(clipboard(), -30, -170) +
    s.prop(heart(terracotta), -94, -196, { s: 0.7 })
  );
}

function children() {
  const s = stage(322, 350, 1.95);
  return (
    back(ground, blush, sand) +
    s.prop(windowPane(90, 84, ground), 0, -122, { s: 0.8 }) +
    s.prop(blocks(), -54, 0, { s: 1.2 }) +
    s.prop(ball(terracotta), 20, 0, { s: 1.3 }) +
    s.prop(books(), 92, 0) +
    s.prop(smallPlant(sky), -116, 0)
  );
}

function support() {
  const s = stage(320, 350, 1.7);
  return (
    back(ground, sand, blush) +
    s.prop(longTable(92, ground), 0, 0) +
    s.prop(cup(terracotta), -44, -82) +
    s.prop(cup(green), 44, -82) +
    s.prop(teapot(amber), 2, -81) +
    s.prop(bubble(56, 46, ground), -44, -118) +
    s.prop(heart(terracotta), -44, -145, { s: 0.6 }) +
    s.prop(bubble(56, 46, sky), 52, -118, { flip: true }) +
    s.prop(heart(amber), 52, -145, { s: 0.6 })
  );
}

function housing() {
  const s = stage(320, 350, 1.2);
  return (
    back(ground, sage, sand) +
    s.prop(house(sky, deep), -112, 0, { s: 0.86 }) +
    s.prop(house(ground, terracotta), 88, 2) +
    s.prop(bush(green), -14, 4, { s: 0.6 }) +
    s.prop(key(amber), -24, -214, { turn: 12 })
  );
}

function job() {
  const s = stage(320, 350, 1.25);
  return (
    back(ground, sky, sand) +
    s.prop(door(green), 62, -2) +
    s.prop(plant(ground), 158, 2, { s: 0.8 }) +
    s.prop(suitcase(terracotta), -66, 2, { s: 1.15 }) +
    s.prop(clipboard(), -74, -136, { s: 1.3 }) +
    s.prop(badge(deep), -38, -104, { s: 0.9 })
  );
}

function general() {
  const s = stage(320, 350, 1.35);
  return (
    back(ground, sage, sand) +
    s.prop(windowPane(84, 96, ground), 54, -168) +
    s.prop(floorLamp(amber), -152, 0, { s: 0.88 }) +
    s.prop(armchair(terracotta, blush), -70, 0) +
    s.prop(sideTable(ground), 56, 2, { s: 0.9 }) +
    s.prop(cup(sky), 48, -60) +
    s.prop(steam(), 48, -60) +
    s.prop(plant(ground), 150, 2, { s: 0.8 })
  );
}

export const listingScenes = Object.entries({
  'care-at-home': careAtHome,
  'care-home': careHome,
  nursing,
  children,
  support,
  housing,
  job,
  general,
}).map(([name, draw]) => ({ name: `listing-${name}`, w: 640, h: 400, draw }));
