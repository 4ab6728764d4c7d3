import { works } from '@/lib/admin/works';
import { workingRoute } from '@/lib/door/working-route';

const editors = new Map(works.map((work) => [work.kind, workingRoute(work)]));

/** Words of a row that wait to be published. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/working/[kind]'>): Promise<Response> {
  const { kind } = await params;
  const handle = [...editors].find(([name]) => name === kind)?.[1];
  return handle ? handle(request) : new Response(null, { status: 404 });
}
