import { getTranslations } from 'next-intl/server';
import { toCalendarFile } from '@/lib/call-back/calendar-file';
import { statusPath } from '@/lib/call-back/call-back-fields';
import { getFollowed } from '@/lib/care-api/call-backs';
import { getCompany } from '@/lib/care-api/content';
import { siteUrl } from '@/lib/env';
import { answerRefused, refused } from '@/lib/forms/fault';
import { localePath, toLocale } from '@/lib/i18n/languages';

/** When somebody is called, as a file for their calendar, by whoever has the address of the request. */
export async function GET(request: Request, { params }: RouteContext<'/api/call-back/calendar/[token]'>) {
  const { token } = await params;
  const locale = toLocale(new URL(request.url).searchParams.get('locale') ?? '');
  const reading = /^[\w-]{43}$/.test(token) ? await getFollowed(token) : null;
  if (reading?.state === 'away') return answerRefused(refused(503, 'systemAway'));
  const followed = reading?.state === 'ready' ? reading.value : null;
  if (!followed?.dueAt) return answerRefused(refused(404, 'nothingHere'));
  const [t, company] = await Promise.all([getTranslations({ locale, namespace: 'CallBackStatus' }), getCompany()]);
  const now = new Date();
  const to = new Date(followed.dueAt);
  const file = toCalendarFile({
    reference: followed.reference,
    title: t('calendarTitle', { provider: company?.name || siteUrl().replace(/^https?:\/\//, '') }),
    link: siteUrl() + localePath(locale, statusPath(token)),
    from: followed.fromAt ? new Date(followed.fromAt) : new Date(Math.min(now.getTime(), to.getTime())),
    to,
    now,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${followed.reference}.ics"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
