import type { Graph } from 'schema-dts';
import type { Company } from '@/lib/contract/company';
import { type Locale, languageOf, localePath } from '@/lib/i18n/languages';
import { imageHref } from '@/lib/listings/image-href';

/** The provider and its site, with no fact the page does not show. */
export function homeJsonLd(company: Company | null, { locale, site }: { locale: Locale; site: string }): Graph {
  const url = `${site}${localePath(locale, '/home')}`;
  const name = company?.name || 'Live-in care';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        '@id': `${site}/#provider`,
        name,
        url,
        ...(company?.phone && { telephone: company.phone }),
        ...(company?.email && { email: company.email }),
        ...(company?.address && { address: company.address }),
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
    ],
  };
}
