import { useLocale, useTranslations } from 'next-intl';
import { OpeningHours } from '@/components/layout/opening-hours';
import { PhoneLink } from '@/components/layout/phone-link';
import { buttonStyle } from '@/components/ui/button';
import { type Followed, readWish } from '@/lib/contract/call-back-promise';
import type { Company } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import { formatDay } from '@/lib/i18n/format-day';
import { dayFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { StatusChanges } from './status-changes';

type CallBackStatusProps = {
  token: string;
  request: Followed;
  company: Company | null;
  /** What was just sent or changed, as the address says. */
  done: string | null;
  /** A change that was refused. */
  refused: FormDraft | null;
  now: Date;
};

/** A request as its visitor follows it: how it stands, by when, and what they can change. */
export function CallBackStatus({ token, request, company, done, refused, now }: CallBackStatusProps) {
  const t = useTranslations('CallBackStatus');
  const isOver = request.state === 'closed' || request.state === 'cancelled';
  const change = (['when', 'phone', 'cancel'] as const).find((one) => one === done);
  return (
    <div className="wrap max-w-3xl py-10">
      {done === 'sent' && (
        <div role="status" className="mb-6 rounded-card bg-sage p-6">
          <p className="font-semibold font-serif text-2xl">{t('thanks')}</p>
          <p className="mt-2">{t('thanksText')}</p>
        </div>
      )}
      {change && (
        <p role="status" className="mb-6 rounded-card bg-sage p-4 font-semibold">
          {t(`done.${change}`)}
        </p>
      )}
      <h1>{t.rich('title', { reference: request.reference, ltr })}</h1>
      <p className="mt-3 text-xl">
        <StateSentence request={request} />
      </p>
      <Facts request={request} now={now} isOver={isOver} />
      {company?.phone && (
        <p className="mt-6">
          {t('ring')}{' '}
          <PhoneLink phone={company.phone} className="link inline-flex min-h-11 items-center font-semibold" />{' '}
          <OpeningHours company={company} className="inline-block text-muted" />
        </p>
      )}
      {isOver ? (
        <p className="mt-8">
          <Link href="/form" className={buttonStyle('primary')}>
            {t('again')}
          </Link>
        </p>
      ) : (
        <StatusChanges token={token} request={request} refused={refused} phone={company?.phone} />
      )}
    </div>
  );
}

function StateSentence({ request: { state, at } }: { request: Followed }) {
  const t = useTranslations('CallBackStatus');
  const locale = useLocale();
  const when = at ? formatTime(at, locale) : '';
  if (state === 'spoke' && when) return t('spokeAt', { when });
  return t(`states.${state}`, { when });
}

function Facts({ request, now, isOver }: { request: Followed; now: Date; isOver: boolean }) {
  const t = useTranslations('CallBackStatus');
  const times = useTranslations('Client.callBack.times');
  const locale = useLocale();
  const { askedAt, dueAt, nextAt, phoneEnd, contactBy } = request;
  const { day, part } = readWish(request.when);
  const wish = [day && formatDay(day, locale), part && times(part)].filter(Boolean).join(', ');
  const isDue = !isOver && ['received', 'trying'].includes(request.state);
  const facts = [
    askedAt && [t('asked'), formatTime(askedAt, locale)],
    isDue && dueAt && Date.parse(dueAt) > now.getTime() && [t('due'), formatTime(dueAt, locale)],
    !isOver && nextAt && [t('next'), formatTime(nextAt, locale)],
    contactBy && [t('by'), t(`ways.${contactBy}`)],
    !isOver && [t('wish'), wish || t('wishNone')],
    phoneEnd && contactBy !== 'email' && [t('number'), t('numberEnd', { end: phoneEnd })],
  ].filter((fact) => Array.isArray(fact));
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-6 sm:grid-cols-[auto_1fr]">
      {facts.map(([term, told]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="mb-2 font-semibold sm:mb-0">{told}</dd>
        </div>
      ))}
    </dl>
  );
}

function ltr(text: React.ReactNode) {
  return <bdi dir="ltr">{text}</bdi>;
}

function formatTime(iso: string, locale: Locale): string {
  const form = dayFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/London',
  });
  return form.format(new Date(iso));
}
