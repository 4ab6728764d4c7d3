import { readPaper } from '@/lib/care-api/files';

export async function GET(request: Request, { params }: RouteContext<'/Documents/papers/[name]'>) {
  return readPaper((await params).name, request);
}
