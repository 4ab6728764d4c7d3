import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';

/** The way to be rid of the content that a new site begins with: a plain form. */
type SamplePanelProps = {
  rows: number;
  /** What is left of one that was taken away, and why. */
  left: readonly { title: string; reason: 'changed' | 'inUse' }[];
};

export function SamplePanel({ rows, left }: SamplePanelProps) {
  const t = useTranslations('AdminSetup');
  const locale = useLocale();
  return (
    <section aria-labelledby="sample" className="measure mt-10 border-line border-t pt-6">
      <h2 id="sample">{t('sample')}</h2>
      <p className="mt-2">{t('sampleText', { count: rows })}</p>
      {left.length > 0 && (
        <ul className="mt-3 list-disc ps-6">
          {left.map(({ title, reason }) => (
            <li key={title}>
              <bdi>{title}</bdi>: {t(`left.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {rows > left.length && (
        <form method="post" action="/api/admin/setup" encType="multipart/form-data" className="mt-4">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="action" value="removeSample" />
          <label className="mb-4 flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="sure" value="1" required className="size-5 accent-primary" />
            {t('sure')}
          </label>
          <button type="submit" className={buttonStyle('accent')}>
            {t('removeSample')}
          </button>
        </form>
      )}
    </section>
  );
}
