import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { PhotoCarousel } from '@/components/ui/photo-carousel';
import { RichText } from '@/components/ui/rich-text';
import { Tag } from '@/components/ui/tag';
import type { ListingView } from '@/lib/listings/listing-view';
import { ContactBlock } from './contact-block';
import { JobFactList } from './job-fact-list';
import { ListingBanner } from './listing-banner';
import { ListingMap } from './listing-map';
import { RecentList } from './recent-list';

type ListingDetailsProps = {
  listing: ListingView;
  /** Other listings. */
  recent: React.ComponentProps<typeof RecentList>['cards'];
  /** Forms of the page: a question below the text, a call-back beside it. */
  questionForm: React.ReactNode;
  callBackForm: React.ReactNode;
};

export function ListingDetails({ listing, recent, questionForm, callBackForm }: ListingDetailsProps) {
  const t = useTranslations('Details');
  return (
    <article>
      <div className="wrap py-2">
        <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: listing.title }]} />
      </div>
      <ListingBanner listing={listing} />
      <div className="wrap mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-10">
          {listing.headFeatures.length > 0 && (
            <ul aria-label={t('highlights')} className="flex flex-wrap gap-2">
              {listing.headFeatures.map((feature) => (
                <li key={feature}>
                  <Tag tone="sand">{feature}</Tag>
                </li>
              ))}
            </ul>
          )}
          {listing.job && <JobFactList job={listing.job} />}
          <section aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            {listing.descriptionHtml ? (
              <RichText html={listing.descriptionHtml} className="mt-4" />
            ) : (
              <p className="mt-4 text-muted">{t('noDescription')}</p>
            )}
          </section>
          {listing.features.length > 0 && <Features features={listing.features} />}
          {listing.images.length > 1 && (
            <PhotoCarousel images={listing.images.map((src) => ({ src }))} label={t('photos')} />
          )}
          <ListingMap embed={listing.mapEmbed} href={listing.mapHref} address={listing.address} />
          <section aria-labelledby="question" className="no-print rounded-card border border-line bg-surface p-6">
            <h2 id="question">{t('askQuestion')}</h2>
            <p className="mt-2 text-muted">{t('askQuestionHint')}</p>
            {questionForm}
          </section>
        </div>
        <div className="grid content-start gap-8">
          <ContactBlock listing={listing} />
          <section aria-labelledby="call-back" className="no-print rounded-card bg-sage-soft p-6">
            <h2 id="call-back" className="text-2xl">
              {t('requestCallBack')}
            </h2>
            {callBackForm}
          </section>
          <RecentList cards={recent} />
        </div>
      </div>
    </article>
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
            <InOwnLanguage>{feature}</InOwnLanguage>
          </li>
        ))}
      </ul>
    </section>
  );
}
