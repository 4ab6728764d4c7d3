import { readText } from '@/lib/contract/listing-query';
import { suggestPlaces } from '@/lib/directory/places/suggest-places';

const longest = 60;

/** Names of towns and areas that begin with what is typed; the same for everybody, and for long. */
export function GET(request: Request): Response {
  const typed = readText(new URL(request.url).searchParams.get('q') ?? '', longest);
  return Response.json(suggestPlaces(typed), { headers: { 'cache-control': 'public, max-age=86400' } });
}
