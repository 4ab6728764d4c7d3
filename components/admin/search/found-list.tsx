import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

export type FoundGroup = {
  label: string;
  items: { href: string; title: string; hint: string }[];
};

/** What was found, kind by kind. */
export function FoundList({ groups }: { groups: FoundGroup[] }) {
  const t = useTranslations('AdminSearch');
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return <p className="mt-6">{t('nothing')}</p>;
  return (
    <div className="mt-6 grid gap-6">
      {shown.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {items.map(({ href, title, hint }) => (
              <li key={href} className="flex flex-wrap items-center gap-x-4">
                <Link href={href} prefetch={false} className="link wrap-anywhere inline-flex min-h-11 items-center">
                  <span dir="auto">{title}</span>
                </Link>
                {hint && (
                  <bdi className="wrap-anywhere text-muted" dir="auto">
                    {hint}
                  </bdi>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
