import { useLocale } from 'next-intl';
import { dayFormat } from '@/lib/i18n/formats';

/** A day such as 2026-05-31, as people read it. */
export function Day({ at }: { at: string }) {
  return dayFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
}
