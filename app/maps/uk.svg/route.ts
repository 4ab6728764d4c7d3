import { shippedTowns } from '@/lib/directory/places/uk-places';
import { ukMapSvg } from '@/lib/listings/uk-map';

/** The country behind the point that marks a listing. */
export function GET() {
  return new Response(ukMapSvg(shippedTowns), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  });
}
