import type { LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { Company } from '@/lib/contract/company';
import type { OpeningPeriod } from '@/lib/contract/opening';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { imageHref } from '@/lib/listings/image-href';

export function localBusiness(company: Company | null, locale: Locale, site: string): LocalBusiness | null {
  if (!company?.name) return null;
  const { name, phone, email, address, social, logo, opening } = company;
  const picture = logo && `${site}${imageHref(logo)}`;
  return {
    '@type': 'LocalBusiness',
    '@id': `${site}/#provider`,
    name,
    url: `${site}${localePath(locale, '/home')}`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address: toPostalAddress(address) }),
    ...(opening.openingPeriods.length > 0 && { openingHoursSpecification: opening.openingPeriods.map(toHours) }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...(picture && { logo: picture, image: picture }),
  };
}

/** Of an address in one text: its postcode, the town before it, the rest. */
export function toPostalAddress(address: string): PostalAddress {
  const country = { '@type': 'PostalAddress', addressCountry: 'GB' } as const;
  const [postalCode = ''] = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.exec(address) ?? [];
  const lines = address
    .replace(postalCode, '')
    .split(/[,\n]/)
    .map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !/^(?:UK|United Kingdom)$/i.test(line));
  const town = said.length > 1 ? said.at(-1) : '';
  const street = (town ? said.slice(0, -1) : said).join(', ');
  return {
    ...country,
    ...(street && { streetAddress: street }),
    ...(town && { addressLocality: town }),
    ...(postalCode && { postalCode: postalCode.toUpperCase() }),
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function toHours({ weekday, from, to }: OpeningPeriod): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days[weekday - 1],
    opens: from,
    closes: to === '24:00' ? '23:59' : to,
  };
}
