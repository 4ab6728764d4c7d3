import { endAlert } from '@/lib/care-api/alerts';
import { refuse } from '@/lib/forms/fault';
import { visitorOf } from '@/lib/forms/visitor';
import { seeOther } from '@/lib/http/see-other';

// The address that `List-Unsubscribe` names, by RFC 8058. Mail programs post there from their own servers, without a
// session, and what they send besides the address is nothing that we need.

/** Ends the alert, and says so also where it is ended already. No cookie is read: other sites can do no more here. */
export async function POST(request: Request): Promise<Response> {
  const ended = await endAlert({ token: tokenOf(request) }, { visitor: visitorOf(request) });
  if (ended.ok || ended.status === 422) return new Response(null, { headers: { 'cache-control': 'no-store' } });
  return refuse(503, 'systemAway');
}

/** Somebody who opens it is shown the page with the buttons. */
export function GET(request: Request): Response {
  return seeOther(`/alerts/change?${new URLSearchParams({ Key: tokenOf(request) })}`);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('Key')?.slice(0, 200) ?? '';
}
