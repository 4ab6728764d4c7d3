import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import type { HtmlWords } from './link-external-media';

export async function getHtmlWords(locale: Locale): Promise<HtmlWords> {
  const t = await getTranslations({ locale, namespace: 'RichText' });
  return {
    table: t('table'),
    youTube: t('youTube'),
    vimeo: t('vimeo'),
    picture: t('picture'),
    recording: t('recording'),
  };
}
