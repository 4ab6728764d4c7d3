import { useTranslations } from 'next-intl';
import type { CallBackSpeed } from '@/lib/contract/call-back-report';

/** How soon people were really called, and how that is counted; nothing where it cannot be said. */
export function AnswerSpeed({ speed }: { speed: CallBackSpeed }) {
  const t = useTranslations('AnswerSpeed');
  if (speed === null) return null;
  return (
    <div className="measure mt-6 border-primary border-s-4 ps-4">
      <p className="font-semibold">{t('told', speed)}</p>
      <details>
        <summary className="link inline-flex min-h-11 items-center">{t('how')}</summary>
        <p className="mt-2">{t('means')}</p>
      </details>
    </div>
  );
}
