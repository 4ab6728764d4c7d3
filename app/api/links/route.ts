import { findLinks } from '@/lib/care-api/find-links';
import { readText } from '@/lib/contract/listing-query';
import { refuse } from '@/lib/forms/fault';
import { askedAgain } from '@/lib/http/ask-again';
import { defaultLocale, isLocale } from '@/lib/i18n/languages';

/** Pages of this site by their titles, for whoever sets a link in a text: what visitors see, so it is anybody's. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const locale = params.get('locale') ?? defaultLocale;
  const q = readText(params.get('q') ?? '', 100);
  if (!isLocale(locale)) return refuse(400, 'searchUnreadable');
  return Response.json({ items: q.length < 2 ? [] : await findLinks(q, locale) }, { headers: askedAgain });
}
