import { resources } from '@/app/[locale]/(admin)/resources';
import { refuse } from '@/lib/door/fault';
import { nounRoute } from '@/lib/door/noun-route';

/** What staff enter that came by telephone or letter; what is done with it then has a handler of its own. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/enter/[noun]'>): Promise<Response> {
  const { noun: screen } = await params;
  const kept = resources.find(({ facts }) => facts.screen === screen);
  const handle = kept?.as(({ noun }) => noun.entry && nounRoute(noun));
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
