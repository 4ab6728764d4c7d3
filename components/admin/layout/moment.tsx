import { useLocale } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';

/** When something was; nothing where that is not known. */
export function Moment({ at }: { at: string | null }) {
  const locale = useLocale();
  return at === null ? null : formatMoment(at, locale);
}
