import { requestSession } from '@/lib/auth/request-session';
import { refuse } from '@/lib/forms/fault';
import { listDead } from '@/lib/forms/inside-address';
import { askedAgain } from '@/lib/http/ask-again';

const most = 40;

/** Which of these addresses are of this site and lead nowhere, for whoever writes a text. */
export async function GET(request: Request): Promise<Response> {
  if (!(await requestSession(request))) return refuse(401, 'signInFirst');
  const asked = new URL(request.url).searchParams.getAll('at').slice(0, most);
  return Response.json({ items: await listDead(asked) }, { headers: askedAgain });
}
