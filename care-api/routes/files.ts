import path from 'node:path';
import type { Context } from 'hono';
import { documentHeaders } from '@/care-api/files/document-headers';
import { isKnown } from '@/care-api/http/entity-tag';
import type { App } from '@/care-api/http/route';
import { readRange } from '@/care-api/kernel/byte-range';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { notFound, Refusal } from '@/care-api/kernel/refusal';
import { findPaper } from '@/care-api/media/find-papers';
import { fileOfPicture } from '@/lib/contract/picture-variants';

/** One plain name: no folder, no leading dot, nothing to be decoded twice. */
const safeName = /^[A-Za-z0-9_][A-Za-z0-9._ ()-]{0,199}$/;

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.bmp': 'image/bmp',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Pictures, and the sound and films of an import, below /Documents/appImages; papers below /Documents/papers. */
export function fileRoutes(app: App, { files, database, bare }: Dependencies): void {
  app.get('/Documents/appImages/:name', async (context) => {
    const name = context.req.param('name');
    const type = types[path.extname(name).toLowerCase()];
    if (!type || !safeName.test(name)) throw notFound();
    return sendFile(context, files, fileOfPicture(name), { ...fileHeaders, 'content-type': type });
  });
  // An API of the published calls has none.
  if (bare) return;
  app.get('/Documents/papers/:name', async (context) => {
    const paper = await findPaper(database.db, context.req.param('name'));
    if (!paper) throw notFound();
    const { title, type, content } = paper;
    const headers = documentHeaders(`${title || 'file'}.${type}`, type);
    return sendFile(context, files, content, { ...headers, ...paperHeaders });
  });
}

/** The whole, or the part that is asked for; nothing of what the asker has. */
async function sendFile(
  { req }: Context,
  files: Dependencies['files'],
  file: string,
  own: Record<string, string>,
): Promise<Response> {
  const found = await files.find(file);
  if (!found) throw notFound();
  const etag = `"${found.bytes.toString(16)}-${found.changedAt.getTime().toString(16)}"`;
  const headers = { ...own, etag };
  if (isKnown(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const asked = [undefined, etag].includes(req.header('if-range')) ? req.header('range') : undefined;
  const range = readRange(asked, found.bytes);
  if (range === 'outside') {
    throw new Refusal(416, 'fileShorter', undefined, { 'content-range': `bytes */${found.bytes}` });
  }
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  const isHead = req.raw.method === 'HEAD' || found.bytes === 0;
  return new Response(isHead ? null : await files.read(file, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${found.bytes}` }),
    },
  });
}

/** A name never gets other content, so it may be kept for ever. */
const fileHeaders = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  // The site shows them from another origin.
  'cross-origin-resource-policy': 'cross-origin',
};

/** What lies at the address of a paper may be another one tomorrow. */
const paperHeaders = { 'accept-ranges': 'bytes', 'cache-control': 'public, no-cache' };
