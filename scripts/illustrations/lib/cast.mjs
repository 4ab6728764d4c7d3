// The people who appear again and again. Each look is a head and its usual clothes.

import { amber, blush, deep, green, ground, hair, ink, sage, sand, skin, sky, terracotta } from './palette.mjs';

export const margaret = {
  skin: skin.fair,
  hairStyle: 'GrayBun',
  hair: hair.white,
  accessory: 'GlassRound',
  face: 'Smile',
  top: blush,
  bottom: deep,
  shoe: terracotta,
};
export const joseph = {
  skin: skin.dark,
  hairStyle: 'ShortCurly',
  hair: hair.steel,
  facialHair: 'FullMedium',
  face: 'Calm',
  top: amber,
  bottom: deep,
  shoe: sand,
};
export const harold = {
  skin: skin.rose,
  hairStyle: 'BaldSides',
  hair: hair.white,
  accessory: 'GlassRoundThick',
  face: 'Calm',
  top: sage,
  bottom: ink,
  shoe: sand,
};
export const mei = {
  skin: skin.fair,
  hairStyle: 'GrayMedium',
  hair: hair.grey,
  face: 'Cute',
  top: sky,
  bottom: deep,
  shoe: sand,
};
export const asha = {
  skin: skin.tan,
  hairStyle: 'GrayBun',
  hair: hair.grey,
  face: 'Cute',
  top: amber,
  bottom: deep,
  shoe: sand,
};
export const walter = {
  skin: skin.olive,
  hairStyle: 'GrayShort',
  hair: hair.white,
  facialHair: 'GrayFull',
  face: 'Calm',
  top: sand,
  bottom: deep,
  shoe: amber,
};

export const elena = {
  skin: skin.rose,
  hairStyle: 'MediumBangsFilled',
  hair: hair.auburn,
  face: 'Smile',
  top: green,
  bottom: deep,
  shoe: ground,
};
export const grace = {
  skin: skin.dark,
  hairStyle: 'Bun',
  hair: hair.black,
  face: 'Smile',
  top: green,
  bottom: deep,
  shoe: ground,
};
export const daniel = {
  skin: skin.brown,
  hairStyle: 'ShortVolumed',
  hair: hair.black,
  face: 'Smile',
  top: green,
  bottom: deep,
  shoe: ground,
};
export const amina = {
  skin: skin.tan,
  hairStyle: 'Hijab',
  hair: ground,
  hairLine: deep,
  face: 'Smile',
  top: green,
  bottom: ink,
  shoe: ground,
};
export const marek = {
  skin: skin.fair,
  hairStyle: 'ShortMessy',
  hair: hair.brown,
  facialHair: 'Chin',
  face: 'Smile',
  top: green,
  bottom: deep,
  shoe: ground,
};

export const priya = {
  skin: skin.olive,
  hairStyle: 'Long',
  hair: hair.black,
  face: 'Smile',
  top: terracotta,
  bottom: deep,
  shoe: ground,
};
export const tom = {
  skin: skin.rose,
  hairStyle: 'Short',
  hair: hair.brown,
  face: 'Calm',
  top: sky,
  bottom: deep,
  shoe: sand,
};
export const ruth = {
  skin: skin.brown,
  hairStyle: 'Twists',
  hair: hair.black,
  face: 'Smile',
  top: blush,
  bottom: deep,
  shoe: sand,
};
