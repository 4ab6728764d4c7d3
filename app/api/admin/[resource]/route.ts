import { resources } from '@/app/[locale]/(admin)/resources';
import { refuse } from '@/lib/forms/fault';
import { resourceRoute } from '@/lib/forms/resource-route';

/** A row of what staff keep, new or changed. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/[resource]'>): Promise<Response> {
  const { resource: screen } = await params;
  const kept = resources.find(({ facts }) => facts.screen === screen);
  const handle = kept?.as(({ resource, check }) => resource.editor && resourceRoute(resource, check));
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
