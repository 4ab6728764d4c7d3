import { CalendarClock, Ear, PhoneCall, ShieldAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { CallBack } from '@/lib/contract/call-back';
import { readWish } from '@/lib/contract/call-back-promise';
import { formatDay } from '@/lib/i18n/format-day';
import { ContactNeed } from './call-back-marks';

/** What nobody may miss before they reach for the telephone; it stays in sight. */
export function CaseBand({ row }: { row: CallBack }) {
  const t = useTranslations('AdminCallBacks.band');
  const words = useTranslations('AdminCallBacks');
  const times = useTranslations('Client.callBack.times');
  const locale = useLocale();
  const { contactNeed, needs, when, isSafeguarding, callingName, callingUntil } = row;
  const isCalling = callingName !== '' && callingUntil !== null && Date.parse(callingUntil) > Date.now();
  const { day, part } = readWish(when);
  // Whoever wrote to the API in words of their own is told in these.
  const wish = [day && formatDay(day, locale), part && times(part)].filter(Boolean).join(', ');
  const needed = [
    ...needs.formats.map((format) => words(`formats.${format}`)),
    needs.interpreter && words('interpreter', { language: needs.interpreter }),
    needs.words,
  ].filter(Boolean);
  const lines = [
    isSafeguarding && { key: 'safeguarding', Icon: ShieldAlert, text: t('safeguarding') },
    isCalling && { key: 'calling', Icon: PhoneCall, text: t('calling', { name: callingName }) },
    needed.length > 0 && { key: 'needs', Icon: Ear, text: needed.join('; ') },
    when !== '' && {
      key: 'when',
      Icon: CalendarClock,
      text: t.rich('when', { when: wish || when, own: (text) => <bdi>{text}</bdi> }),
    },
  ].filter((line) => line !== false);
  if (lines.length === 0 && contactNeed === '') return null;
  // A telephone is what everybody expects: no alarm.
  const tone = lines.length === 0 && contactNeed === 'phone' ? 'border-line bg-sage-soft' : 'border-accent bg-blush';
  return (
    <div className={`sticky top-0 z-10 mb-4 grid gap-1 rounded-card border-2 p-4 font-semibold ${tone}`}>
      <ContactNeed need={contactNeed} />
      {lines.map(({ key, Icon, text }) => (
        <p key={key} className="inline-flex items-center gap-2">
          <Icon aria-hidden className="size-5 shrink-0" />
          {text}
        </p>
      ))}
    </div>
  );
}
