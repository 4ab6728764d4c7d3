import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Estimator, type Priced } from '@/components/fees/estimator';
import { Regulator } from '@/components/layout/regulator';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { getListing } from '@/lib/care-api/listings';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { estimatorHref } from '@/lib/fees/estimator-href';
import { areFresh } from '@/lib/fees/from-price';
import { readAsked } from '@/lib/fees/read-asked';
import { readSearchParams } from '@/lib/http/read-search-params';
import { localePath } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/what-it-costs'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const asked = readSearchParams(await searchParams);
  const [t, priced] = await Promise.all([getTranslations({ locale }), getPriced(asked.get('listing'))]);
  const metadata = pageMetadata({
    locale,
    path: estimatorHref(),
    title: t('Estimate.metaTitle'),
    description: t('Estimate.metaDescription'),
    siteName: t('Meta.siteName'),
    indexed: asked.size === 0,
  });
  if (readAsked(asked, priced?.fees ?? []).problems.length === 0) return metadata;
  return { ...metadata, title: t('Client.errorTitle', { title: t('Estimate.metaTitle') }) };
}

/** What care would cost, by the provider's lines or those of a listing. */
export default async function WhatItCostsPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const asked = readSearchParams(await searchParams);
  const [t, company, priced] = await Promise.all([
    getTranslations({ locale, namespace: 'Estimate' }),
    getCompany(),
    getPriced(asked.get('listing')),
  ]);
  if (!priced) return <Unavailable company={company} />;
  const action = localePath(locale, estimatorHref());
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: estimatorHref() },
  ];
  return (
    <WithMessages>
      <Estimator priced={priced} reading={readAsked(asked, priced.fees)} action={action} />
      <Regulator company={company} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </WithMessages>
  );
}

/** 404 for a listing that nobody has; null while the API is away: no prices would not be the truth. */
const getPriced = cache((listingId: string | null) => readWhole(() => readPriced(listingId)));

async function readPriced(listingId: string | null): Promise<Priced> {
  const now = new Date();
  if (listingId !== null) {
    if (!/^[1-9]\d{0,8}$/.test(listingId)) notFound();
    const reading = await getListing(Number(listingId));
    if (reading.state === 'missing') notFound();
    if (reading.state === 'ready') {
      const { id, title, fees, feesCheckedOn } = reading.value;
      return { name: title, listing: { id, title }, fees, areOld: fees.length > 0 && !areFresh(feesCheckedOn, now) };
    }
  }
  const company = await getCompany();
  const fees = company?.fees ?? [];
  const areOld = fees.length > 0 && !areFresh(company?.feesCheckedOn ?? null, now);
  return { name: company?.name ?? '', listing: null, fees, areOld };
}
