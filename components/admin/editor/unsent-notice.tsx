import { useTranslations } from 'next-intl';

type UnsentNoticeProps = { onUse: () => void; onForget: () => void };

/** Words of an earlier time are in this browser: they are used, or thrown away. */
export function UnsentNotice({ onUse, onForget }: UnsentNoticeProps) {
  const t = useTranslations('AdminEditor.unsent');
  return (
    <div role="status" className="mb-6 rounded-control border border-line-strong bg-sand p-4">
      <p>{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-4">
        <button type="button" className="link min-h-11" onClick={onUse}>
          {t('use')}
        </button>
        <button type="button" className="link min-h-11" onClick={onForget}>
          {t('forget')}
        </button>
      </div>
    </div>
  );
}
