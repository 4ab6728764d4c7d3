import 'server-only';
import type { Graph, Thing } from 'schema-dts';
import { getCompany } from '@/lib/care-api/content';
import type { Company } from '@/lib/contract/company';
import { siteUrl } from '@/lib/env';
import { type Locale, languageOf, localePath } from '@/lib/i18n/languages';
import { imageHref } from '@/lib/listings/image-href';

/** One graph a page: the provider and its site, as header and footer show them, then what the page itself shows. */
export async function pageGraph(locale: Locale, things: readonly Thing[] = []): Promise<Graph> {
  const site = siteUrl();
  return {
    '@context': 'https://schema.org',
    '@graph': [...provider(await getCompany(), { locale, site }), ...things],
  };
}

function provider(company: Company | null, { locale, site }: { locale: Locale; site: string }): Thing[] {
  const name = company?.name || 'Live-in care';
  return [
    {
      '@type': 'LocalBusiness',
      '@id': `${site}/#provider`,
      name,
      url: `${site}${localePath(locale, '/home')}`,
      ...(company?.phone && { telephone: company.phone }),
      ...(company?.email && { email: company.email }),
      ...(company?.address && { address: company.address }),
      ...(company && company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
      ...(company?.logo && { logo: `${site}${imageHref(company.logo)}` }),
    },
    {
      '@type': 'WebSite',
      '@id': `${site}/#site`,
      url: site,
      name,
      inLanguage: languageOf(locale).tag,
      publisher: { '@id': `${site}/#provider` },
    },
  ];
}
