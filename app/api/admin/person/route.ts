import { confirmPath } from '@/lib/admin/confirm-path';
import { personPath, personSearch } from '@/lib/admin/person';
import { requestSession } from '@/lib/auth/request-session';
import { send } from '@/lib/care-api/client';
import { exportPerson } from '@/lib/care-api/staff-people';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { downloadData } from '@/lib/http/download';
import { seeOther } from '@/lib/http/see-other';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** The file with everything kept under an email or a telephone number, for an admin who has just said their password. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const who = asked.get('who') ?? '';
  const search = personSearch(who);
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: localePath(locale, personPath + search) }));
  const reading = await exportPerson(session.accessToken, who);
  if (reading.state === 'refused') return seeOther(localePath(locale, confirmPath(personPath, search)));
  if (reading.state !== 'ready') return seeOther(localePath(locale, `${personPath}${search}&problem=systemAway`));
  return downloadData(reading.value, 'person');
}

/** Erases what is kept under it, once it was typed again. */
export const POST = officeRoute<{ who: string; isSure: boolean }, unknown>({
  call: endpoints.erasePerson,
  read: (sent) => {
    const who = textOf(sent, 'who').trim();
    return who === '' ? null : { who, isSure: textOf(sent, 'typed').trim().toLowerCase() === who.toLowerCase() };
  },
  send: async ({ who, isSure }, asking) =>
    isSure ? send(endpoints.erasePerson, { who }, asking) : refused(422, 'nameDiffers'),
  done: (_, { who }) => ({ path: personPath, search: personSearch(who), said: { done: 'erase' } }),
  back: ({ who }) => ({ path: personPath, search: personSearch(who) }),
});
