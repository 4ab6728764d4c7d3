import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';

export type Drawn = { data: Buffer; width: number; height: number };
export type TextStyle = { size: number; colour: string; width: number };

// Pango shapes Arabic and sets both directions, which next/og does not; it reads TTF, no web fonts. Each path is written
// out for the build, which takes along what it finds named.
const fonts = [
  join(process.cwd(), 'node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  join(process.cwd(), 'node_modules/@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
];
const arabic = /\p{Script=Arabic}/u;
let loadingFonts: Promise<void> | null = null;

export async function drawText(text: string, { size, colour, width }: TextStyle): Promise<Drawn> {
  loadingFonts ??= loadFonts().catch((fault) => {
    loadingFonts = null;
    throw fault;
  });
  await loadingFonts;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${arabic.test(text) ? 0.72 : 0.9}">${toMarkup(text)}</span>`,
      font: `Source Serif 4, Noto Sans Arabic Semi-Bold ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A font is known to the whole process once one text has named its file. */
async function loadFonts(): Promise<void> {
  for (const fontfile of fonts) await sharp({ text: { text: 'a', fontfile } }).toBuffer();
}

/** Short words with a hyphen ("live-in") stay whole. */
function toMarkup(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped.replace(
    /(?<!\p{L})\p{L}{1,8}(?:-\p{L}{1,8}){1,2}(?![\p{L}-])/gu,
    '<span allow_breaks="false">$&</span>',
  );
}
