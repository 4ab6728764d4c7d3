import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage, ProviderSentence } from '@/components/ui/in-own-language';
import { Tag } from '@/components/ui/tag';
import type { BegunApplication } from '@/lib/answers/where-to-go-on';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { ForgetAnswers } from './forget-answers';

type BegunApplicationsProps = { begun: readonly BegunApplication[]; userId: string; isForgotten: boolean };

/** What was begun and not sent: where to go on, and how to be rid of it. */
export function BegunApplications({ begun, userId, isForgotten }: BegunApplicationsProps) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  if (begun.length === 0 && !isForgotten) return null;
  return (
    <section aria-labelledby="begun" className="mb-12">
      <h2 id="begun">{t('begun.title')}</h2>
      {isForgotten && (
        <p role="status" className="mt-4 rounded-control border-primary border-s-4 bg-sage-soft p-4 font-semibold">
          {t('begun.done')}
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {begun.map(({ listingId, title, isOpen, changedAt, next }) => (
          <li key={listingId} className="rounded-card border border-line bg-surface p-4">
            <h3>
              <InOwnLanguage>{title}</InOwnLanguage>
            </h3>
            <p className="mt-1 text-muted text-sm">{t('begun.saved', { day: longDay(changedAt, locale) })}</p>
            {isOpen ? (
              <p className="mt-3">
                <Link href={`/applynow2/${listingId}`} prefetch={false} className={buttonStyle('primary')}>
                  <GoOn next={next} />
                </Link>
              </p>
            ) : (
              <p className="mt-3">
                <Tag tone="sand" isOurs>
                  {t('states.Closed')}
                </Tag>
              </p>
            )}
            <details className="mt-2">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-primary [&::-webkit-details-marker]:hidden">
                {t('begun.delete')}
                <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
              </summary>
              <p>{t('begun.deleteText')}</p>
              <ForgetAnswers listingId={listingId} userId={userId}>
                <button type="submit" className={`${buttonStyle('secondary')} mt-3`}>
                  {t('begun.delete')}
                </button>
              </ForgetAnswers>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoOn({ next }: Pick<BegunApplication, 'next'>) {
  const t = useTranslations('Questionnaire');
  if (!next) return t('check');
  const { number, headline } = next;
  return <ProviderSentence text={headline}>{(question) => t('resumed.goOn', { number, question })}</ProviderSentence>;
}
