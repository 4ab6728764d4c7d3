import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { cut } from '@/lib/html/cut';
import { type Drawn, drawText, type TextStyle } from './draw-text';
import { drawableText } from './drawable-text';
import { rasterize } from './rasterize';
import type { ShareCard } from './share-card';

const [width, height] = [1200, 630];

const colours = { ground: '#fbf8f3', ink: '#22302a', muted: '#55625b', primary: '#1f4d3d', sage: '#dce8df' };
const margin = 72;
const stripe = 16;
const textWidth = 580;
const picture = { width: 490, height: 440, edge: 36 };
const mark = 56;
/** The heading and what stands with it lie in the middle of what the brand and the stripe leave. */
const room = { top: 136, bottom: height - stripe - 32 };
const smallest = { size: 44, maxHeight: 270 };
const headingSizes = [
  { size: 80, maxHeight: 180 },
  { size: 64, maxHeight: 225 },
  { size: 56, maxHeight: 240 },
  { size: 50, maxHeight: 250 },
];

type Layer = { input: Drawn | Buffer; width: number; height: number };

/** The card as PNG. Everything stands from the side where reading starts; the drawing at the other. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const brand = drawableText(card.brand);
  const layers: OverlayOptions[] = [];
  const place = ({ input, ...size }: Layer, start: number, top: number) => {
    const left = Math.round(card.direction === 'rtl' ? width - start - size.width : start);
    layers.push({
      ...('data' in input ? { input: input.data, raw: { ...size, channels: 4 } } : { input }),
      left,
      top: Math.round(top),
    });
  };

  const art = await rasterize(card.picture, picture);
  place(art, width - picture.edge - (picture.width + art.width) / 2, (height - stripe - art.height) / 2);
  if (card.hasMark) place(await rasterize('/logo.svg', { width: mark, height: mark }), margin, 60);
  if (brand) {
    const name = toLayer(await drawOneLine(brand, { size: 30, colour: colours.primary, width: textWidth - 80 }));
    place(name, margin + (card.hasMark ? mark + 18 : 0), 60 + (mark - name.height) / 2);
  }

  const parts = await Promise.all([
    drawTag(drawableText(card.tag)),
    drawHeading(drawableText(card.heading) || brand),
    drawLine(drawableText(card.line)),
  ]);
  const shown = parts.filter((part) => part !== null);
  const gap = 38;
  const total = shown.reduce((sum, part) => sum + part.height, gap * (shown.length - 1));
  let top = Math.max(room.top, room.top + (room.bottom - room.top - total) / 2);
  for (const part of shown) {
    for (const layer of part.layers) place(layer, margin + layer.inset, top + (part.height - layer.height) / 2);
    top += part.height + gap;
  }

  const bar = { create: { width, height: stripe, channels: 3 as const, background: colours.primary } };
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([...layers, { input: bar, left: 0, top: height - stripe }])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

type Part = { height: number; layers: (Layer & { inset: number })[] };

async function drawTag(text: string): Promise<Part | null> {
  if (!text) return null;
  const word = toLayer(await drawOneLine(text, { size: 26, colour: colours.primary, width: textWidth - 48 }));
  const pill = { width: word.width + 48, height: 50 };
  const shape = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pill.width}" height="${pill.height}"><rect width="100%" height="100%" rx="25" fill="${colours.sage}"/></svg>`,
  );
  return {
    height: pill.height,
    layers: [
      { input: shape, ...pill, inset: 0 },
      { ...word, inset: 24 },
    ],
  };
}

/** As large as fits; a text too long for the smallest size is cut. */
async function drawHeading(text: string): Promise<Part | null> {
  if (!text) return null;
  for (const { size, maxHeight } of headingSizes) {
    const drawn = await drawText(text, { size, colour: colours.ink, width: textWidth });
    if (drawn.height <= maxHeight) return toPart(drawn);
  }
  return toPart(
    await drawCut(text, { size: smallest.size, colour: colours.ink, width: textWidth }, smallest.maxHeight),
  );
}

async function drawLine(text: string): Promise<Part | null> {
  return text ? toPart(await drawOneLine(text, { size: 30, colour: colours.muted, width: textWidth })) : null;
}

function drawOneLine(text: string, style: TextStyle): Promise<Drawn> {
  return drawCut(text, style, style.size * 1.6);
}

async function drawCut(text: string, style: TextStyle, maxHeight: number): Promise<Drawn> {
  const drawn = await drawText(text, style);
  if (drawn.height <= maxHeight || text.length < 4) return drawn;
  return drawCut(cut(text, Math.floor(text.length * 0.9)), style, maxHeight);
}

function toLayer(drawn: Drawn): Layer {
  return { input: drawn, width: drawn.width, height: drawn.height };
}

function toPart(drawn: Drawn): Part {
  return { height: drawn.height, layers: [{ ...toLayer(drawn), inset: 0 }] };
}
