import 'server-only';
import { asksForProblem, problemType, toProblem } from '@/lib/contract/problem';

/** A refusal as it is asked for: as a problem (RFC 9457) it leads to no page, for the faults stand on one of the API. */
export async function asAsked(request: Request, answer: Response): Promise<Response> {
  const { status } = answer;
  if (status < 400) return answer;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept');
  if (!asksForProblem(request.headers.get('accept'))) return new Response(answer.body, { status, headers });
  headers.set('content-type', problemType);
  return new Response(JSON.stringify(toProblem(await answer.json(), status)), { status, headers });
}
