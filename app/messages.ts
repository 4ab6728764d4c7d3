import { getRequestConfig } from 'next-intl/server';
import { getTranslatedTexts } from '@/lib/care-api/translated-texts';
import { fillFrom } from '@/lib/i18n/fill-from';
import { backOfficeLocale, type Locale, toLocale } from '@/lib/i18n/languages';
import type { TranslatedTexts } from '@/lib/i18n/translated-text';

type Settings = Awaited<ReturnType<typeof makeSettings>>;

/** By their language: to put thousands of words together for each page would cost most of their reading. */
const kept = new Map<Locale, { texts: TranslatedTexts; settings: Settings }>();

export default getRequestConfig(async ({ requestLocale }) => getSettings(toLocale(await requestLocale)));

/** All words of a language: ours, and the provider's where they are translated. */
export async function getSettings(locale: Locale): Promise<Settings> {
  const texts = await getTranslatedTexts(locale);
  const known = kept.get(locale);
  if (known?.texts === texts) return known.settings;
  const settings = await makeSettings(locale, texts);
  kept.set(locale, { texts, settings });
  return settings;
}

async function makeSettings(locale: Locale, ProviderTexts: TranslatedTexts) {
  const [english, { default: site }, { default: backOffice }] = await Promise.all([
    import('../messages/en.json'),
    import(`../messages/${locale}.json`),
    import(`../messages/admin/${backOfficeLocale(locale)}.json`),
  ]);
  // Tests name what is missing; people read it in English meanwhile, not its key.
  const words = fillFrom(english.default, site);
  return { locale, messages: { ...words, ...backOffice, ProviderTexts }, timeZone: 'Europe/London' };
}
