import { resources } from '@/app/[locale]/(admin)/resources';
import { refuse } from '@/lib/door/fault';
import { nounRoute } from '@/lib/door/noun-route';

/** A row of what staff keep, new or changed. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/[noun]'>): Promise<Response> {
  const { noun: screen } = await params;
  const kept = resources.find(({ facts }) => facts.screen === screen);
  const handle = kept?.as(({ noun, check }) => noun.editor && nounRoute(noun, check));
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
