/** Colours a provider can give its site; each is in `app/palettes.css`, with contrast enough for every text. */
export const palettes = ['forest', 'ocean', 'plum', 'slate', 'brick'] as const;
export type Palette = (typeof palettes)[number];

/** The usual one for whatever is none. */
export function toPalette(name: string): Palette {
  return palettes.find((palette) => palette === name) ?? 'forest';
}
