import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { FaultReport } from '@/lib/contract/faults';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { Link } from '@/lib/i18n/navigation';
import { DeleteForm } from './delete-form';

export type KeptCounts = Record<'profile' | 'comments' | 'posts' | 'applications' | 'drafts', number>;

type MyDataScreenProps = {
  /** 'impossible' with an API that has no such calls, 'away' when it cannot be asked. */
  kept: KeptCounts | 'impossible' | 'away';
  /** The file that was asked for a moment ago. */
  hasFailed: boolean;
  fault: FaultReport | null;
};

const kinds = ['profile', 'comments', 'posts', 'applications', 'drafts'] as const;
const points = ['gone', 'comments', 'posts', 'back'] as const;

/** What is kept about somebody: to take along, and to delete. */
export function MyDataScreen({ kept, hasFailed, fault }: MyDataScreenProps) {
  const t = useTranslations('MyData');
  const locale = useLocale();
  if (kept === 'away') return <p>{t('away')}</p>;
  if (kept === 'impossible') {
    return (
      <>
        <p className="measure">{t('impossible')}</p>
        <p className="mt-4">
          <Link href="/contact" prefetch={false} className={buttonStyle('primary')}>
            {t('contact')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <div className="measure">
      <p>{t('intro')}</p>
      <section aria-labelledby="kept" className="mt-8">
        <h2 id="kept">{t('kept')}</h2>
        <ul className="mt-3 list-disc ps-6">
          {kinds.map((kind) => (
            <li key={kind}>{t(`counts.${kind}`, { count: kept[kind] })}</li>
          ))}
        </ul>
        <p className="mt-4">{t('downloadText')}</p>
        {hasFailed && (
          <p id={problemAnchor} role="alert" className="mt-4 font-semibold text-danger">
            {t('away')}
          </p>
        )}
        <p className="mt-4">
          <a href={`/api/my-data?locale=${locale}`} className={buttonStyle('primary')}>
            {t('download')}
          </a>
        </p>
        <p className="mt-4 text-muted">{t('notIn')}</p>
      </section>
      <section aria-labelledby="delete" className="mt-12 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="delete">{t('delete')}</h2>
        <p className="mt-3">{t('what')}</p>
        <ul className="mt-3 grid list-disc gap-2 ps-6">
          {points.map((point) => (
            <li key={point}>{t(`points.${point}`)}</li>
          ))}
        </ul>
        <DeleteForm initialFault={fault} />
      </section>
    </div>
  );
}
