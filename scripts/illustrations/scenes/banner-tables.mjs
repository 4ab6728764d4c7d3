// Banner pictures of people together at a table.

import * as cast from '../lib/cast.mjs';
import { amber, blush, deep, green, ground, sage, sand, sky, terracotta } from '../lib/palette.mjs';
import { stage } from '../lib/stage.mjs';
import { counter, shelf } from '../props/furniture.mjs';
import {
  cat,
  cup,
  fernFrame,
  frame,
  heartFrame,
  smallPlant,
  steam,
  tableLamp,
  teapot,
  windowPane,
} from '../props/home.mjs';
import { badge, book, books, flowers } from '../props/things.mjs';
import { table, waist } from './banner-frames.mjs';

export const tableBanners = {
  'live-in-care-2': () => {
    const s = waist();
    return (
      table(sky, ground) +
      s.prop(windowPane(64, 70, blush), 0, -98) +
      s.prop(shelf(amber), 112, -96, { s: 0.6 }) +
      s.prop(fernFrame(), -112, -100, { s: 0.7 }) +
      s.person({ look: cast.mei, body: 'Coffee', x: -44, top: blush }) +
      s.person({ look: cast.elena, body: 'ButtonShirt', x: 52, flip: true }) +
      s.prop(counter(190, 50, sand, ''), 0, 0) +
      s.prop(teapot(amber), 4, -6, { s: 0.7 }) +
      s.prop(flowers(), -106, -6, { s: 0.8 }) +
      s.prop(cup(sky), 106, -6, { s: 0.8 })
    );
  },
  'find-a-carer-1': () => {
    const s = stage(480, 492, 2.8);
    return (
      table(sage, ground, blush) +
      s.person({ look: cast.amina, body: 'ButtonShirt', x: -104, top: sky }) +
      s.person({ look: cast.marek, body: 'ShirtCoat', x: 104, flip: true, top: terracotta }) +
      s.person({ look: cast.elena, body: 'ButtonShirt', x: -34, top: amber, face: 'Calm' }) +
      s.person({ look: cast.grace, body: 'Coffee', x: 42, flip: true, mug: amber, size: 1.08 }) +
      s.prop(counter(190, 50, sand, ''), 0, 0) +
      s.prop(smallPlant(terracotta), -140, -6, { s: 0.8 })
    );
  },
  'find-a-carer-2': () => {
    const s = waist();
    return (
      table(blush, ground) +
      s.prop(heartFrame(), -112, -104, { s: 0.8 }) +
      s.prop(shelf(amber), 100, -88, { s: 0.7 }) +
      s.person({ look: cast.tom, body: 'Geek', x: -20, top: sky, mug: deep }) +
      s.prop(counter(190, 50, sand, ''), 0, 0) +
      s.prop(cup(terracotta), -88, -6, { s: 0.8 }) +
      s.prop(smallPlant(amber), 118, -6) +
      s.prop(badge(green), 66, -84, { s: 0.8 }) +
      s.prop(steam(), -88, -6, { s: 0.7 })
    );
  },
  'dementia-1': () => {
    const s = waist();
    return (
      table(sage, ground, blush) +
      s.prop(frame(26, 32, sky), -20, -112) +
      s.prop(frame(22, 26, blush), 6, -122) +
      s.prop(frame(24, 30, sand), 30, -108) +
      s.prop(tableLamp(amber), 116, -6) +
      s.person({ look: cast.asha, body: 'ButtonShirt', x: -48, top: terracotta }) +
      s.person({ look: cast.priya, body: 'Sweater', x: 52, flip: true, top: sky, face: 'Calm' }) +
      s.prop(counter(190, 50, sand, ''), 0, 0) +
      s.prop(book(green), 2, -18, { s: 0.9 }) +
      s.prop(cup(blush), -112, -6, { s: 0.8 })
    );
  },
  'dementia-2': () => {
    const s = waist();
    return (
      table(blush, sand) +
      s.prop(windowPane(60, 66, ground), -100, -92) +
      s.prop(heartFrame(), 116, -100, { s: 0.8 }) +
      s.person({ look: cast.joseph, body: 'Sweater', x: -36, top: amber }) +
      s.person({ look: cast.elena, body: 'Coffee', x: 58, flip: true, mug: ground, face: 'Calm' }) +
      s.prop(counter(190, 50, ground, ''), 0, 0) +
      s.prop(flowers(), -104, -6, { s: 0.9 }) +
      s.prop(books(), 122, -6, { s: 0.6 })
    );
  },
  'companionship-2': () => {
    const s = waist();
    return (
      table(sand, ground) +
      s.prop(windowPane(66, 72, sage), 4, -100) +
      s.prop(tableLamp(terracotta), -118, -6) +
      s.person({ look: cast.harold, body: 'ButtonShirt', x: -50, top: sky }) +
      s.person({ look: cast.ruth, body: 'Coffee', x: 54, flip: true, mug: amber }) +
      s.prop(counter(190, 50, sage, ''), 0, 0) +
      s.prop(cup(terracotta), -4, -6, { s: 0.8 }) +
      s.prop(cat(amber), 122, -6, { s: 0.8 })
    );
  },
  'home-help-2': () => {
    const s = waist();
    return (
      table(sky, sage, ground) +
      s.prop(shelf(amber), -96, -84, { s: 0.8 }) +
      s.prop(windowPane(60, 66, ground), 92, -94) +
      s.person({ look: cast.amina, body: 'ButtonShirt', x: -18, top: green }) +
      s.person({ look: cast.walter, body: 'Coffee', x: 66, flip: true, top: sand, mug: terracotta }) +
      s.prop(counter(190, 50, amber, ''), 0, 0) +
      s.prop(teapot(ground), -82, -6, { s: 0.8 }) +
      s.prop(smallPlant(terracotta), 128, -6) +
      s.prop(cup(sky), -122, -6, { s: 0.8 })
    );
  },
  'business-2': () => {
    const s = waist();
    return (
      table(sage, ground, blush) +
      s.prop(shelf(amber), 0, -100, { s: 0.8 }) +
      s.person({ look: cast.ruth, body: 'Geek', x: -60, top: amber, mug: deep }) +
      s.person({ look: cast.tom, body: 'ShirtCoat', x: 72, flip: true, top: sky }) +
      s.prop(counter(190, 50, sand, ''), 0, 0) +
      s.prop(cup(terracotta), -122, -6, { s: 0.8 }) +
      s.prop(smallPlant(amber), 128, -6, { s: 0.9 })
    );
  },
};
