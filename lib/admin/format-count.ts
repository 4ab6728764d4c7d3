import { numberFormat } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/languages';

/** A number of rows as people read it, `1,240`; one that was counted no further ends in a plus. */
export function formatCount(count: number, locale: Locale, isCapped = false): string {
  const said = numberFormat(locale).format(count);
  return isCapped ? `${said}+` : said;
}
