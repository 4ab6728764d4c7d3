import { confirmPath } from '@/lib/admin/confirm-path';
import { requestSession } from '@/lib/auth/request-session';
import { exportUser } from '@/lib/care-api/staff-users';
import { downloadData } from '@/lib/http/download';
import { seeOther } from '@/lib/http/see-other';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** The file with everything kept about somebody, for an admin who has just said their password. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const id = asked.get('id') ?? '';
  const path = `/adminPanel/users/${encodeURIComponent(id)}`;
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: localePath(locale, path) }));
  const reading = await exportUser(session.accessToken, id);
  if (reading.state === 'refused') return seeOther(localePath(locale, confirmPath(path, '')));
  if (reading.state !== 'ready') {
    const problem = reading.state === 'missing' ? 'nothingHere' : 'systemAway';
    return seeOther(localePath(locale, `${path}?problem=${problem}`));
  }
  return downloadData(reading.value, 'person');
}
