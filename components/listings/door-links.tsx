import { useTranslations } from 'next-intl';
import { type Door, doors } from '@/lib/contract/kind';
import { Link } from '@/lib/i18n/navigation';
import { doorHref } from '@/lib/listings/doors';

/** From one part of the directory to the others. */
export function DoorLinks({ current }: { current: Door }) {
  const t = useTranslations('Listing.doors');
  return (
    <nav aria-label={t('label')} className="no-print">
      <ul className="flex flex-wrap gap-x-1">
        {doors.map((door) => (
          <li key={door}>
            <Link
              href={doorHref(door)}
              prefetch={false}
              aria-current={door === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-primary underline-offset-8 hover:bg-sage-soft aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2"
            >
              {t(`${door}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
