import { listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { parseListingQuery } from '@/lib/contract/listing-query';
import { toListingCardPage } from '@/lib/listings/listing-card';

/** The directory's live view: one page of cards, whatever the API behind can do itself. */
export async function GET(request: Request): Promise<Response> {
  const query = parseListingQuery(new URL(request.url).searchParams);
  if (!query)
    return Response.json({ message: 'This selection cannot be read. Please clear the filters.' }, { status: 400 });
  const [categories, page] = await Promise.all([listCategories(), getListingPage(query)]);
  if (!page) return Response.json({ message: 'Please check the Network!' }, { status: 502 });
  return Response.json(toListingCardPage(page, categories), {
    headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=300' },
  });
}
