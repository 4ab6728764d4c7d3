import { PhoneCall } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { CallBackLink } from '@/components/layout/call-back-link';
import { WithMessages } from '@/components/layout/with-messages';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Sentence } from '@/components/ui/in-own-language';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { localePath } from '@/lib/i18n/languages';
import { type ListingCardPage, shownTexts } from '@/lib/listings/listing-card';
import type { Step } from '@/lib/seo/breadcrumb-json-ld';
import { DoorLinks } from './door-links';
import { HowOrdered } from './how-ordered';
import { ListingDirectory } from './listing-directory';
import { ListingResults } from './listing-results';
import { ResultsMarkup } from './results-markup';

type ListingScreenProps = {
  title: string;
  intro: string;
  /** What of both comes from the API. */
  content?: string;
  /** From home to this page. */
  steps: Step[];
  categories: Category[];
  query: ListingQuery;
  page: ListingCardPage | null;
  /** The provider's, or ''. */
  phone: string;
  /** What the results are held by, where the server alone makes them. */
  held?: string | undefined;
  /** The way to new ones by mail, where the API has that. */
  alerts?: React.ReactNode;
};

export function ListingScreen({
  title,
  intro,
  content,
  steps,
  categories,
  query,
  page,
  phone,
  held,
  alerts,
}: ListingScreenProps) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  return (
    <div className="wrap py-2 sm:py-6">
      <div className="hidden flex-wrap items-center justify-between gap-x-6 sm:flex">
        <Breadcrumb label={t('breadcrumb')} steps={steps.map(({ path, ...step }) => ({ ...step, href: path }))} />
        <DoorLinks current={doorOf(query.kinds)} />
      </div>
      <h1 className="text-xl sm:mt-2 sm:text-4xl">
        <Sentence content={content}>{title}</Sentence>
      </h1>
      {/* On a phone the answer comes first. */}
      <p className="measure mt-2 hidden text-muted sm:block">
        <Sentence content={content}>{intro}</Sentence>
      </p>
      <div className="mt-1.5 sm:mt-5">
        <WithMessages texts={[...categories.map(({ name }) => name), ...(page ? shownTexts(page) : [])]}>
          <ListingDirectory
            action={localePath(locale, '/listing')}
            doorName={t(`doors.${doorOf(query.kinds)}.title`)}
            categories={categories}
            initialQuery={query}
            initialPage={page && { ...page, cards: [] }}
            firstResults={
              held ? <ResultsMarkup name={held} /> : page && <ListingResults {...{ page, query, categories, phone }} />
            }
            phone={phone}
          >
            <BookCallCard />
          </ListingDirectory>
        </WithMessages>
      </div>
      {alerts}
      <HowOrdered />
      <div className="mt-8 sm:hidden">
        <DoorLinks current={doorOf(query.kinds)} />
      </div>
    </div>
  );
}

/** Stays in sight below the filters on wide screens; on phones the bottom bar offers the same. */
function BookCallCard() {
  const t = useTranslations('Listing');
  return (
    <aside
      aria-label={t('bookCall')}
      className="no-print sticky top-6 mt-8 hidden items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card hover:shadow-raised lg:flex"
    >
      <PhoneCall aria-hidden className="size-7 text-accent" />
      <p className="leading-tight">
        <span className="block font-semibold">{t('bookCall')}</span>
        <CallBackLink className="link inline-flex min-h-8 items-center after:absolute after:inset-0">
          {t('requestCall')}
        </CallBackLink>
      </p>
    </aside>
  );
}
