import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawShareCard } from './draw-share-card';
import type { ShareCard } from './share-card';

/** Drawings at once, and how many may wait: the rest of the site must not feel a crowd of new pictures. */
const atOnce = 2;
const mostWaiting = 20;
const mostKept = 100;

const kept = new LRUCache<string, Promise<Buffer | null>>({ max: mostKept });
const waiting: (() => void)[] = [];
let drawing = 0;

/** Equal cards give equal bytes: their name. */
export function nameOfCard(card: ShareCard): string {
  return createHash('sha1').update(JSON.stringify(card)).digest('base64url');
}

export async function shareImageOf(card: ShareCard): Promise<Buffer | null> {
  const name = nameOfCard(card);
  const image = kept.get(name) ?? draw(card);
  kept.set(name, image);
  const png = await image;
  if (!png && kept.get(name) === image) kept.delete(name);
  return png;
}

async function draw(card: ShareCard): Promise<Buffer | null> {
  if (drawing < atOnce) drawing += 1;
  else if (waiting.length >= mostWaiting) return null;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await drawShareCard(card);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    process.stderr.write(`${JSON.stringify({ level: 'warn', message: 'share image', reason })}\n`);
    return null;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}
