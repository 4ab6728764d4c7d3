import { isOver } from '@/lib/auth/check-session';
import { forgetSession } from '@/lib/auth/forget-session';
import { requestSession } from '@/lib/auth/request-session';
import { getMyData } from '@/lib/care-api/my-data';
import { downloadData } from '@/lib/http/download';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { seeOther } from '@/lib/http/see-other';
import { withCookies } from '@/lib/http/with-cookies';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { endedSessionPath } from '@/lib/sign-in/sign-in-paths';

/** The file with everything kept about whoever is signed in. */
export async function GET(request: Request): Promise<Response> {
  const locale = toLocale(new URL(request.url).searchParams.get('locale'));
  const page = localePath(locale, '/my-data');
  const session = await requestSession(request);
  const reading = session && (await getMyData(session.accessToken));
  if (!reading || (reading.state === 'refused' && (await isOver(reading, session)))) {
    return withCookies(seeOther(endedSessionPath(locale, page)), forgetSession(session));
  }
  if (reading.state !== 'ready') return seeOther(`${page}?problem=${reading.state}#${problemAnchor}`);
  return downloadData(reading.value, 'my-data');
}
