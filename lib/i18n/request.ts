import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './languages';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = asked && isLocale(asked) ? asked : defaultLocale;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone: 'Europe/London' };
});
