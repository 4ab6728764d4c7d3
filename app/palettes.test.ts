import { readFileSync } from 'node:fs';
import { palettes } from '@/lib/contract/palette';

type Colours = Record<string, string>;

const coloursOf = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
const usual = coloursOf(readFileSync('app/theme.css', 'utf8'));
const css = readFileSync('app/palettes.css', 'utf8');

function paletteColours(palette: string): Colours {
  const [, block = ''] = new RegExp(`data-palette="${palette}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return { ...usual, ...coloursOf(block) };
}

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

it.each(palettes)('%s can be read everywhere', (palette) => {
  const colours = paletteColours(palette);
  expect(css).toContain(`"${palette}"`);
  if (palette === 'forest') expect(colours).toEqual(usual);
  const grounds = ['ground', 'surface', 'sage', 'sage-soft', 'sand'];
  const pairs = ['primary', 'primary-strong', 'ink', 'muted', 'danger'].flatMap((text) =>
    grounds.map((on) => [text, on]),
  );
  // Of buttons and links in the colour of emphasis.
  const all = [
    ...pairs,
    ['accent', 'surface'],
    ['accent', 'ground'],
    ['surface', 'primary'],
    ['surface', 'primary-strong'],
    // Of a regulator's grades.
    ['surface', 'rated-outstanding'],
    ['surface', 'rated-good'],
    ['surface', 'danger'],
    ['ink', 'amber'],
    ['ink', 'line'],
  ];
  const poor = all.filter(([text = '', on = '']) => contrast(colours[text] ?? '', colours[on] ?? '') < 4.5);
  expect(poor).toEqual([]);
});
