import { readFileSync } from 'node:fs';
import { palettes } from '@/lib/contract/palette';

type Colours = Record<string, string>;

const coloursOf = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
const read = (file: string) => readFileSync(`app/${file}.css`, 'utf8');
const fixed = { white: '#ffffff', black: '#000000' };
const usual = coloursOf(read('theme'));
const css = read('palettes');
const dark = read('dark');

function blockOf(sheet: string, selector: string): Colours {
  const [, block = ''] = sheet.split(`${selector} {`);
  return coloursOf(block.split('}')[0] ?? '');
}

const ofPalette = (sheet: string, palette: string) => blockOf(sheet, `[data-palette="${palette}"]`);
const inLight = (palette: string): Colours => ({ ...fixed, ...usual, ...ofPalette(css, palette) });
const inDark = (palette: string): Colours => ({
  ...inLight(palette),
  ...blockOf(dark, ':root'),
  ...ofPalette(dark, palette),
});

/** WCAG 2.2, relative luminance of sRGB. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(palettes)('%s can be read everywhere, on a light screen and on a dark one', (palette) => {
  expect(css).toContain(`"${palette}"`);
  expect(dark).toContain(`"${palette}"`);
  if (palette === 'forest') expect(inLight(palette)).toEqual({ ...fixed, ...usual });
  const grounds = ['ground', 'surface', 'sage', 'sage-soft', 'sand'];
  const pairs = ['primary', 'primary-strong', 'ink', 'muted', 'danger'].flatMap((text) =>
    grounds.map((on) => [text, on]),
  );
  const all = [
    ...pairs,
    ...['blush', 'sky', 'danger-soft', 'line'].map((on) => ['ink', on]),
    ['danger', 'danger-soft'],
    // Of buttons and links in the colour of emphasis.
    ['accent', 'surface'],
    ['accent', 'ground'],
    ...['primary', 'primary-strong', 'accent', 'accent-strong', 'danger'].map((on) => ['on-primary', on]),
    // Of a regulator's grades.
    ['white', 'rated-outstanding'],
    ['white', 'rated-good'],
    ['black', 'amber'],
  ];
  const poorIn = (colours: Colours) =>
    all.filter(([text = '', on = '']) => contrast(colours[text] ?? '', colours[on] ?? '') < 4.5);
  expect([poorIn(inLight(palette)), poorIn(inDark(palette))]).toEqual([[], []]);
  for (const colours of [inLight(palette), inDark(palette)]) {
    // Borders of fields, and the ring round what has the focus.
    expect(contrast(colours['line-strong'] ?? '', colours.surface ?? '')).toBeGreaterThan(3);
    expect(contrast(colours.ink ?? '', colours.amber ?? '')).toBeGreaterThan(3);
  }
});
