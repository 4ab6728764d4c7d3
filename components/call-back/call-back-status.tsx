import { CalendarPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { StatusFacts, StatusPage } from '@/components/layout/status-page';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { type Followed, readWish } from '@/lib/contract/call-back-promise';
import type { Company } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import { formatDay } from '@/lib/i18n/format-day';
import { formatLondonTime } from '@/lib/i18n/format-london-time';
import { Link } from '@/lib/i18n/navigation';
import { toPromiseValues } from '@/lib/opening/due-words';
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
  const locale = useLocale();
  const isOver = request.state === 'closed' || request.state === 'cancelled';
  const change = (['when', 'phone', 'cancel'] as const).find((one) => one === done);
  const after = isOver ? (
    <p className="mt-8">
      <Link href="/form" className={buttonStyle('primary')}>
        {t('again')}
      </Link>
    </p>
  ) : (
    <StatusChanges token={token} request={request} refused={refused} phone={company?.phone} />
  );
  return (
    <StatusPage done={change && t(`done.${change}`)} company={company} after={after}>
      <Head request={request} now={now} isNew={done === 'sent' && !isOver} />
      <Facts request={request} isOver={isOver} />
      {!isOver && isDue(request, now) && (
        <p className="mt-4">
          <a
            href={`/api/call-back/calendar/${token}?locale=${locale}`}
            download
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <CalendarPlus aria-hidden className="size-5" />
            {t('calendar')}
          </a>
        </p>
      )}
    </StatusPage>
  );
}

type HeadProps = { request: Followed; now: Date; isNew: boolean };

/** How it stands, and by when; of one that was just sent first that we have it. */
function Head({ request, now, isNew }: HeadProps) {
  const t = useTranslations('CallBackStatus');
  const title = t.rich('title', { reference: request.reference, ltr });
  const promise = <PromiseSentence request={request} now={now} />;
  if (!isNew) {
    return (
      <>
        <h1>{title}</h1>
        <p className="mt-3 text-xl">
          <StateSentence request={request} />
        </p>
        {promise}
      </>
    );
  }
  return (
    <div className="rounded-card bg-sage p-6">
      <h1>{t('thanks')}</h1>
      <p className="mt-2 font-semibold text-xl">{title}</p>
      {promise}
      <p role="status" className="mt-2 font-semibold">
        {t('sent')}
      </p>
      <p className="mt-1">{t('thanksText')}</p>
    </div>
  );
}

function PromiseSentence({ request, now }: { request: Followed; now: Date }) {
  const t = useTranslations('CallBackStatus.promise');
  const locale = useLocale();
  if (!isDue(request, now)) return null;
  const { dueAt, fromAt, contactBy } = request;
  const values = toPromiseValues({ dueAt, fromAt }, now, locale);
  return <p className="mt-2 text-xl">{t(contactBy === 'email' ? 'answer' : 'ring', values)}</p>;
}

/** Nobody has tried yet, and what was promised is still to come. */
function isDue<R extends Pick<Followed, 'state' | 'dueAt'>>(request: R, now: Date): request is R & { dueAt: string } {
  const { state, dueAt } = request;
  return (state === 'received' || state === 'trying') && dueAt !== null && Date.parse(dueAt) > now.getTime();
}

function StateSentence({ request: { state, at } }: { request: Followed }) {
  const t = useTranslations('CallBackStatus');
  const locale = useLocale();
  const when = at ? formatLondonTime(at, locale) : '';
  if (state === 'spoke' && when) return t('spokeAt', { when });
  return t(`states.${state}`, { when });
}

function Facts({ request, isOver }: { request: Followed; isOver: boolean }) {
  const t = useTranslations('CallBackStatus');
  const times = useTranslations('Client.callBack.times');
  const locale = useLocale();
  const { askedAt, about, nextAt, phoneEnd, contactBy } = request;
  const { day, part } = readWish(request.when);
  const wish = [day && formatDay(day, locale), part && times(part)].filter(Boolean).join(', ');
  const facts = [
    { term: t('asked'), told: askedAt && formatLondonTime(askedAt, locale) },
    {
      term: t('about'),
      told: about && (
        <Link href={`/listing-details/${about.id}`} className="link">
          <InOwnLanguage>{about.title}</InOwnLanguage>
        </Link>
      ),
    },
    { term: t('next'), told: !isOver && nextAt && formatLondonTime(nextAt, locale) },
    { term: t('by'), told: contactBy && t(`ways.${contactBy}`) },
    { term: t('wish'), told: !isOver && (wish || t('wishNone')) },
    { term: t('number'), told: phoneEnd && contactBy !== 'email' && t('numberEnd', { end: phoneEnd }) },
  ];
  return <StatusFacts facts={facts} />;
}

function ltr(text: React.ReactNode) {
  return <bdi dir="ltr">{text}</bdi>;
}
