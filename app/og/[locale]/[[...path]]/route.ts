import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale } from '@/lib/i18n/languages';
import { readShareCard } from '@/lib/share-image/read-share-card';
import { nameOfCard, shareImageOf } from '@/lib/share-image/share-image';
import { plainShareImage } from '@/lib/share-image/share-image-href';

const missing = () => Response.json({ message: 'No such picture.' }, { status: 404 });

/** The picture of a page for those who share it: `/og/en/listing-details/41`. */
export async function GET(request: Request, { params }: RouteContext<'/og/[locale]/[[...path]]'>) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return missing();
  const parts = decodeParts(path);
  const reading = parts ? await readShareCard(locale, parts) : null;
  if (reading?.state === 'away') return plain();
  if (reading?.state !== 'ready') return missing();

  const headers = {
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    etag: `"${nameOfCard(reading.value)}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const png = await shareImageOf(reading.value);
  return png ? new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png', ...headers } }) : plain();
}

/** While the right one cannot be had. */
async function plain() {
  const bytes = await readFile(join(process.cwd(), 'public', plainShareImage));
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' },
  });
}

function decodeParts(path: string[]): string[] | null {
  try {
    return path.map((part) => decodeURIComponent(part).trim());
  } catch {
    return null;
  }
}
