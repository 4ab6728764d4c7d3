import { useLocale } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { formatSince } from '@/lib/admin/format-since';

type SinceProps = { at: string | null; isLate?: boolean; isShort?: boolean };

/** How long ago, and when that was. */
export function Since({ at, isLate = false, isShort = false }: SinceProps) {
  const locale = useLocale();
  if (at === null) return null;
  return (
    <span className={isLate ? 'font-semibold text-danger' : undefined}>
      {formatSince(at, Date.now(), locale)}
      {!isShort && (
        <span className="block font-normal text-muted text-sm xl:whitespace-nowrap">{formatMoment(at, locale)}</span>
      )}
    </span>
  );
}

/** By when something is to be done; nothing where nothing is. */
export function Due({ at }: { at: string | null }) {
  return <Since at={at} isLate={at !== null && Date.parse(at) < Date.now()} />;
}
