import { doorOf } from '@/lib/admin/work';
import { works } from '@/lib/admin/works';
import { refuse } from '@/lib/forms/fault';
import { workingRoute } from '@/lib/forms/working-route';

const editors = new Map<string, ReturnType<typeof workingRoute>>(
  works.map((work) => [doorOf(work), workingRoute(work)]),
);

/** Words of a row that wait to be published. */
export async function POST(request: Request, { params }: RouteContext<'/api/admin/working/[kind]'>): Promise<Response> {
  const handle = editors.get((await params).kind);
  return handle ? handle(request) : refuse(404, 'nothingHere');
}
