import { useTranslations } from 'next-intl';

/** A secret that was just made: it is not shown again. */
export function MadeSecret({ secret }: { secret: string }) {
  const t = useTranslations('AdminWebhooks');
  return (
    <div className="measure mt-4 mb-6 rounded-card border-4 border-primary bg-surface p-5">
      <p className="font-semibold">{t('made')}</p>
      <p className="wrap-anywhere mt-2 select-all font-mono">
        <bdi dir="ltr">{secret}</bdi>
      </p>
    </div>
  );
}
