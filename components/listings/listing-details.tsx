import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { PhotoCarousel } from '@/components/ui/photo-carousel';
import { RichText } from '@/components/ui/rich-text';
import { Tag } from '@/components/ui/tag';
import { kindsBehind } from '@/lib/contract/kind';
import type { ListingView } from '@/lib/listings/listing-view';
import type { Whereabouts } from '@/lib/listings/where-it-is';
import type { Step } from '@/lib/seo/breadcrumb-json-ld';
import { BackToResults } from './back-to-results';
import { ContactBlock } from './contact-block';
import { ListingBanner } from './listing-banner';
import { ListingFacts } from './listing-facts';
import { ListingMap } from './listing-map';
import { NearList } from './near-list';
import { NextStep } from './next-step';
import { PlaceMap } from './place-map';
import { PriceLines } from './price-lines';
import { RatingFact } from './rating-fact';

type ListingDetailsProps = {
  listing: ListingView;
  /** From home to this page. */
  steps: Step[];
  canApply: boolean;
  where: Whereabouts | null;
  /** What whoever looks has applied for here. */
  own?: React.ReactNode;
  /** Others, the nearest first. */
  near: React.ComponentProps<typeof NearList>['others'];
  /** Who reads what is asked on this page. */
  provider: string;
  askForm: React.ReactNode;
  /** What it costs line by line, where it says so. */
  fees?: React.ReactNode;
  /** Who watches over the provider, where it says so: for care of its own. */
  regulator?: React.ReactNode;
};

export function ListingDetails({
  listing,
  steps,
  canApply,
  where,
  own,
  near,
  provider,
  askForm,
  fees,
  regulator,
}: ListingDetailsProps) {
  const t = useTranslations('Details');
  const { job, register } = listing;
  return (
    <article>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-2">
        <Breadcrumb label={t('breadcrumb')} steps={steps.map(({ path, ...step }) => ({ ...step, href: path }))} />
        <BackToResults />
      </div>
      <ListingBanner listing={listing} canApply={canApply} own={own} />
      <div className="wrap mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-10">
          {listing.headFeatures.length > 0 && (
            <ul aria-label={t('highlights')} className="flex flex-wrap gap-2">
              {listing.headFeatures.map((feature) => (
                <li key={feature}>
                  <Tag tone="sand" isTranslatable>
                    {feature}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
          {register && <RatingFact register={register} rating={listing.rating} />}
          {!register && isCare(listing) && (regulator || <RatingFact register={null} />)}
          <section aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            {listing.descriptionHtml ? (
              <RichText html={listing.descriptionHtml} className="mt-4" />
            ) : (
              <p className="mt-4 text-muted">{t('noDescription')}</p>
            )}
          </section>
          {listing.features.length > 0 && <Features features={listing.features} />}
          {!job && (fees || <PriceLines prices={listing.prices} />)}
          {job && <Apply listing={listing} canApply={canApply} />}
          {listing.images.length > 1 && (
            <PhotoCarousel images={listing.images.map((src) => ({ src }))} label={t('photos')} />
          )}
          <ListingFacts listing={listing} />
          <ListingMap
            embed={listing.mapEmbed}
            href={listing.mapHref}
            address={listing.address}
            drawing={where && <PlaceMap where={where} title={listing.title} address={listing.address} />}
          />
        </div>
        <div className="grid content-start gap-8">
          <ContactBlock listing={listing} />
          <Ask listing={listing} provider={provider}>
            {askForm}
          </Ask>
          <NearList others={near} />
        </div>
      </div>
    </article>
  );
}

/** Care is regulated throughout the UK; what stands behind the other doors need not be. */
function isCare({ kinds, job }: ListingView): boolean {
  return !job && kinds.some((kind) => kindsBehind.care.includes(kind));
}

type ApplyProps = Pick<ListingDetailsProps, 'listing' | 'canApply'>;

function Apply({ listing, canApply }: ApplyProps) {
  const t = useTranslations('Details');
  return (
    <section aria-labelledby="apply" className="rounded-card bg-sand p-6">
      <h2 id="apply" className="text-2xl">
        {t('job.title')}
      </h2>
      <p className="mt-3">{t('job.fairness')}</p>
      {listing.status !== 'Closed' && (
        <div className="no-print mt-4 flex flex-wrap gap-3">
          <NextStep listing={listing} canApply={canApply} />
        </div>
      )}
    </section>
  );
}

type AskProps = Pick<ListingDetailsProps, 'listing' | 'provider'> & { children: React.ReactNode };

function Ask({ listing, provider, children }: AskProps) {
  const t = useTranslations('Details');
  return (
    <section aria-labelledby="ask" className="no-print scroll-mt-6 rounded-card bg-sage-soft p-6">
      <h2 id="ask" className="text-2xl">
        {t('ask')}
      </h2>
      <p className="mt-2">
        <Sentence content={[provider, listing.title]}>
          {t(listing.register ? 'askNotTheService' : 'askHint', {
            provider: provider || t('ourTeam'),
            title: listing.title,
          })}
        </Sentence>
      </p>
      {children}
    </section>
  );
}

function Features({ features }: { features: string[] }) {
  const t = useTranslations('Details');
  return (
    <section aria-labelledby="features">
      <h2 id="features">{t('features')}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3 before:font-bold before:text-primary before:content-['✓']">
            <InOwnLanguage isTranslatable>{feature}</InOwnLanguage>
          </li>
        ))}
      </ul>
    </section>
  );
}
