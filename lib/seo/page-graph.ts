import 'server-only';
import type { Graph, Thing } from 'schema-dts';
import { getCompany } from '@/lib/care-api/content';
import type { Company } from '@/lib/contract/company';
import { siteUrl } from '@/lib/env';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localBusiness } from './local-business';

export async function pageGraph(locale: Locale, things: readonly Thing[] = []): Promise<Graph> {
  const site = siteUrl();
  return {
    '@context': 'https://schema.org',
    '@graph': [...provider(await getCompany(), { locale, site }), ...things],
  };
}

function provider(company: Company | null, { locale, site }: { locale: Locale; site: string }): Thing[] {
  const business = localBusiness(company, locale, site);
  return [
    ...(business ? [business] : []),
    {
      '@type': 'WebSite',
      '@id': `${site}/#site`,
      url: site,
      name: company?.name || 'Live-in care',
      inLanguage: languageOf(locale).tag,
      ...(business && { publisher: { '@id': `${site}/#provider` } }),
    },
  ];
}
