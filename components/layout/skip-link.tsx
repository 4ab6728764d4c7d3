import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('Layout');
  return (
    <a
      href="#content"
      className="no-print fixed start-4 top-4 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-ground focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
