import { listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { parseListingQuery } from '@/lib/contract/listing-query';
import { refuse } from '@/lib/door/fault';
import { toListingCardPage } from '@/lib/listings/listing-card';

/** The directory's live view: one page of cards, whatever the API behind can do itself. */
export async function GET(request: Request): Promise<Response> {
  const query = parseListingQuery(new URL(request.url).searchParams);
  if (!query) return refuse(400, 'selectionUnreadable');
  const [categories, page] = await Promise.all([listCategories(), getListingPage(query)]);
  if (!page) return refuse(502, 'network');
  return Response.json(toListingCardPage(page, categories), {
    headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=300' },
  });
}
