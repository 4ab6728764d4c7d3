import { readWhole } from '@/lib/care-api/read-whole';
import { askedAgain } from '@/lib/http/ask-again';
import { notNow } from '@/lib/http/not-now';
import { sitemap } from './entries';
import { toSitemap } from './to-sitemap';

export const dynamic = 'force-dynamic';

/** Every page search engines may know; while part of them cannot be asked for, none is told to be gone. */
export async function GET(): Promise<Response> {
  const entries = await readWhole(sitemap);
  if (entries === null) return notNow();
  return new Response(toSitemap(entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...askedAgain },
  });
}
