import { importRunPath } from '@/lib/admin/imports';
import { requestSession } from '@/lib/auth/request-session';
import { fetchCareApi } from '@/lib/care-api/fetch-care-api';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

const deadline = 30_000;

/** The lines of a file that cannot be taken, as a table. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const id = toId(asked.get('id'));
  const path = localePath(locale, importRunPath(id ?? 0));
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: path }));
  const { accessToken } = session;
  const answer = await fetchCareApi(`api/admin/import/${id ?? 0}/errors.csv`, { accessToken, deadline }).catch(
    () => null,
  );
  if (!answer?.ok) return seeOther(`${path}?problem=${answer ? 'nothingHere' : 'network'}`);
  return new Response(answer.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${id}-errors.csv"`,
      'cache-control': 'no-store',
    },
  });
}
