/** Colours a provider can give its site; each is in `app/palettes.css`, with contrast enough for every text. */
export const palettes = ['forest', 'ocean', 'plum', 'slate', 'brick'] as const;
export type Palette = (typeof palettes)[number];

export function toPalette(name: string): Palette {
  return palettes.find((palette) => palette === name) ?? 'forest';
}
