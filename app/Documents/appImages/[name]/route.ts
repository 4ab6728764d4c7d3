import { readFile } from '@/lib/care-api/files';

export async function GET(request: Request, { params }: RouteContext<'/Documents/appImages/[name]'>) {
  return readFile((await params).name, request);
}
