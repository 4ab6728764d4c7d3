import { referralLists } from '@/lib/care-api/open-referral';
import { siteUrl } from '@/lib/env';
import { answerReferral, openToAll, refuseReferral } from '../../answer-referral';

type Params = RouteContext<'/api/open-referral/[list]/[id]'>;

/** One by its id; by another id that it had, on to that which it has. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { list: name, id } = await params;
  const list = referralLists.get(name);
  if (!list || !isUuid.test(id)) return refuseReferral(404, 'nothingHere');
  const reading = await list.get(id);
  if (reading.state !== 'ready' || reading.value.id === id.toLowerCase()) return answerReferral(request, reading);
  const location = `${siteUrl()}/api/open-referral/${name}/${reading.value.id}`;
  return new Response(null, { status: 301, headers: { ...openToAll, location } });
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
