import { refuse } from '@/lib/forms/fault';
import { localeOfPage, pageOf } from '@/lib/forms/page-of';
import { proxy } from '@/lib/forms/proxy';
import { seeOther } from '@/lib/http/see-other';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** A file that was an answer: for whoever sent it, and for staff whose work it is. */
export async function GET(request: Request, { params }: RouteContext<'/api/answers/files/[id]'>): Promise<Response> {
  const { id } = await params;
  if (!/^[0-9a-f]{24}$/.test(id)) return refuse(404, 'nothingHere');
  const answer = await proxy(new Request(new URL(`/api/care/Response/files/${id}`, request.url), request));
  if (answer.status !== 401) return answer;
  const page = pageOf(request);
  const returnUrl = safeReturnUrl(page && page.pathname + page.search);
  return seeOther(loginPath(localeOfPage(request), { returnUrl, notice: 'expired' }));
}
