import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { ListingFees } from '@/components/fees/listing-fees';
import { isRegulated, Regulator } from '@/components/layout/regulator';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { ListingDetails } from '@/components/listings/listing-details';
import { OwnApplication } from '@/components/listings/own-application';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { listNeighbours } from '@/lib/care-api/listings-near';
import { listQuestionsOfListing } from '@/lib/care-api/questionnaires';
import { requireListing } from '@/lib/care-api/require-listing';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toListingCards } from '@/lib/listings/listing-card';
import { listingSteps } from '@/lib/listings/listing-steps';
import { type ListingView, toListingView } from '@/lib/listings/listing-view';
import { whereItIs } from '@/lib/listings/where-it-is';
import { openingHoursOf } from '@/lib/opening/opening-hours';
import { isAnswerable } from '@/lib/questionnaire/flow';
import { listingJsonLd } from '@/lib/seo/listing-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/listing-details/[id]'>;

export const revalidate = 60;
const neighboursShown = 4;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const reading = await requireListing((await params).id, { locale, page: '/listing-details' });
  const [t, categories] = await Promise.all([getTranslations({ locale }), listCategories()]);
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle') };
  const listing = toListingView(reading.value, categories);
  const facts = { title: listing.title, place: listing.place || t('Details.unitedKingdom') };
  return pageMetadata({
    locale,
    path: `/listing-details/${listing.id}`,
    title: t('Details.metaTitle', facts),
    description: listing.descriptionText
      ? `${listing.title}, ${facts.place}. ${listing.descriptionText}`
      : t('Details.metaDescription', facts),
    siteName: t('Meta.siteName'),
    isOver: listing.job !== null && listing.status === 'Closed',
    isTranslated: false,
  });
}

export default async function ListingDetailsPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const reading = await requireListing((await params).id, { locale, page: '/listing-details' });
  if (reading.state !== 'ready') return <Unavailable company={await getCompany()} />;
  const [t, categories, company] = await Promise.all([getTranslations({ locale }), listCategories(), getCompany()]);
  const listing = toListingView(reading.value, categories);
  const steps = listingSteps(listing, t);
  const [canApply, neighbours] = await Promise.all([
    takesApplications(listing),
    listNeighbours(reading.value, categories, neighboursShown),
  ]);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <ListingDetails
        listing={listing}
        steps={steps}
        canApply={canApply}
        where={whereItIs(reading.value)}
        own={canApply && company?.tellsDetails && <OwnApplication listingId={listing.id} />}
        near={toListingCards(neighbours, categories)}
        provider={company?.name ?? ''}
        fees={listing.fees.length > 0 && <ListingFees listing={listing} />}
        regulator={isRegulated(company) && <Regulator company={company} isCard />}
        askForm={
          <CallBackForm
            form="ask"
            listing={listing.id}
            submitLabel={t('Details.sendMessage')}
            withPhone
            withWay
            withWhen
            isPromised={company?.tellsDetails}
            hours={company ? openingHoursOf(company, locale) : undefined}
          />
        }
      />
      <JsonLd
        data={await pageGraph(locale, listingJsonLd(listing, { locale, site: siteUrl(), company, steps, canApply }))}
      />
    </WithMessages>
  );
}

/** Of an open job, and of a service that asks questions of those who want it. */
async function takesApplications({ id, job, status }: ListingView): Promise<boolean> {
  if (job || status !== 'Open') return status === 'Open';
  const questions = await listQuestionsOfListing(id);
  return questions.state === 'ready' && questions.value.some(isAnswerable);
}
