import { useTranslations } from 'next-intl';
import { screenPath } from '@/lib/admin/screens';
import { Link } from '@/lib/i18n/navigation';

type TodayScreenProps = {
  /** How much there is of what; a count that cannot be had is left out. */
  counts: { screen: 'faqs'; count: number }[];
};

/** What waits for whoever comes in: each count is a link to what it counts. */
export function TodayScreen({ counts }: TodayScreenProps) {
  const t = useTranslations('AdminToday');
  return (
    <section aria-labelledby="counts">
      <h2 id="counts">{t('counts')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {counts.map(({ screen, count }) => (
          <li key={screen}>
            <Link
              href={screenPath(screen)}
              prefetch={false}
              className="flex min-h-16 items-center rounded-card border border-line bg-surface px-4 font-semibold text-primary underline-offset-4 hover:bg-sage-soft hover:underline"
            >
              {t(screen, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
