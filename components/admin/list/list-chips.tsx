import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

export type Chip = { key: string; label: string; href: string };

/** What narrows the list, each a link that takes it away. */
export function ListChips({ chips, clearHref }: { chips: Chip[]; clearHref: string }) {
  const t = useTranslations('AdminList');
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chips')} className="flex min-h-11 flex-wrap items-center gap-2 max-lg:order-3">
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Link
            href={href}
            prefetch={false}
            aria-label={t('removeChip', { label })}
            className="inline-flex min-h-9 items-center gap-2 rounded-3xl border border-line-strong bg-surface px-3 text-sm hover:bg-sage-soft"
          >
            <span dir="auto" className="wrap-anywhere">
              {label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href={clearHref} prefetch={false} className="link inline-flex min-h-9 items-center text-sm">
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
