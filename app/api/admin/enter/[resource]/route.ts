import { resources } from '@/app/[locale]/(admin)/resources';
import { refuse } from '@/lib/forms/fault';
import { resourceRoute } from '@/lib/forms/resource-route';

/** What staff enter that came by telephone or letter; what is done with it then has a handler of its own. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/admin/enter/[resource]'>,
): Promise<Response> {
  const { resource: screen } = await params;
  const kept = resources.find(({ facts }) => facts.screen === screen);
  const handle = kept?.as(({ resource }) => resource.entry && resourceRoute(resource));
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
