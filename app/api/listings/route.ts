import { listCategories } from '@/lib/care-api/content';
import { getListingPage } from '@/lib/care-api/listings';
import { getTranslatedTexts } from '@/lib/care-api/translated-texts';
import { parseListingQuery } from '@/lib/contract/listing-query';
import { refuse } from '@/lib/forms/fault';
import { askedAgain } from '@/lib/http/ask-again';
import { toLocale } from '@/lib/i18n/languages';
import { pickTexts } from '@/lib/i18n/translated-text';
import { shownTexts, toListingCardPage } from '@/lib/listings/listing-card';

/** The directory's live view: one page of cards, whatever the API behind can do itself. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = parseListingQuery(searchParams);
  if (!query) return refuse(400, 'selectionUnreadable');
  const [categories, page, texts] = await Promise.all([
    listCategories(),
    getListingPage(query),
    getTranslatedTexts(toLocale(searchParams.get('language'))),
  ]);
  if (!page) return refuse(502, 'systemAway');
  const cards = toListingCardPage(page, categories);
  return Response.json({ ...cards, texts: pickTexts(texts, shownTexts(cards)) }, { headers: askedAgain });
}
