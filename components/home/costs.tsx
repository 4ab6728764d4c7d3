import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

const points = ['included', 'perPerson', 'noHidden', 'funding'] as const;

export function Costs() {
  const t = useTranslations('Home.costs');
  return (
    <section aria-labelledby="costs" className="bg-primary text-white">
      <div className="wrap grid gap-10 py-14 lg:grid-cols-2">
        <div>
          <h2 id="costs">{t('title')}</h2>
          <p className="measure mt-4 text-xl">{t('text')}</p>
          <Link href="/form" className={`${buttonStyle('secondary')} mt-6`}>
            {t('ask')}
          </Link>
        </div>
        <ul className="grid content-center gap-4">
          {points.map((point) => (
            <li key={point} className="flex gap-3 before:font-bold before:text-amber before:content-['✓']">
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
