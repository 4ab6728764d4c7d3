import { getRequestConfig } from 'next-intl/server';
import { backOfficeLocale, toLocale } from './languages';

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  const [{ default: site }, { default: backOffice }] = await Promise.all([
    import(`../../messages/${locale}.json`),
    import(`../../messages/admin/${backOfficeLocale(locale)}.json`),
  ]);
  return { locale, messages: { ...site, ...backOffice }, timeZone: 'Europe/London' };
});
