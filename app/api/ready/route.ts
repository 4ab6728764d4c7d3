import { isCareApiReachable } from '@/lib/care-api/reachable';

export const dynamic = 'force-dynamic';

/** Can do its work: the care API answers. */
export async function GET(): Promise<Response> {
  const isReady = await isCareApiReachable();
  return Response.json({ status: isReady ? 'ready' : 'care API away' }, { status: isReady ? 200 : 503 });
}
