import { useTranslations } from 'next-intl';
import type { Standing } from '@/lib/contract/working';
import { Link } from '@/lib/i18n/navigation';

type LookPanelProps = {
  /** Of the editor, without language. */
  path: string;
  standing: Pick<Standing, 'previewUntil'> & { isWaiting: boolean };
  /** Address to give away, just made; null otherwise. */
  previewHref: string | null;
};

/** The ways to look at what waits, alone or with somebody, and to throw it away. */
export function LookPanel({ path, standing, previewHref }: LookPanelProps) {
  const t = useTranslations('AdminWork');
  return (
    <section
      aria-labelledby="looking"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="looking" className="text-2xl">
        {t('look.title')}
      </h2>
      <Link href={`${path}/preview`} prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('look.preview')}
      </Link>
      <Link href={`${path}/history`} prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('look.history')}
      </Link>
      {previewHref && (
        <p className="wrap-anywhere">
          {t('look.made')} <bdi className="select-all">{previewHref}</bdi>
        </p>
      )}
      <button type="submit" name="do" value="preview" className="link min-h-11 cursor-pointer">
        {t('look.share')}
      </button>
      {standing.previewUntil && (
        <button type="submit" name="do" value="endPreview" className="link min-h-11 cursor-pointer">
          {t('look.end')}
        </button>
      )}
      {standing.isWaiting && (
        <button type="submit" name="do" value="discard" className="link min-h-11 cursor-pointer text-danger">
          {t('look.discard')}
        </button>
      )}
    </section>
  );
}
