import { getRequestConfig } from 'next-intl/server';
import { getTranslatedTexts } from '@/lib/care-api/translated-texts';
import { backOfficeLocale, toLocale } from '@/lib/i18n/languages';

/** All words of a language: ours, and the provider's where they are translated. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  const [{ default: site }, { default: backOffice }, ProviderTexts] = await Promise.all([
    import(`../messages/${locale}.json`),
    import(`../messages/admin/${backOfficeLocale(locale)}.json`),
    getTranslatedTexts(locale),
  ]);
  return { locale, messages: { ...site, ...backOffice, ProviderTexts }, timeZone: 'Europe/London' };
});
