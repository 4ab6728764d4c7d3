import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { Kept } from '@/lib/browser/unsent-words';

type UnsentNoticeProps = {
  found: Kept;
  /** What stands in the form now. */
  words: Record<string, string>;
  fields: readonly { name: string; label: string }[];
  onUse: () => void;
  onForget: () => void;
};

/** Words of an earlier time are in this browser: they are looked at, used, or thrown away. */
export function UnsentNotice({ found, words, fields, onUse, onForget }: UnsentNoticeProps) {
  const t = useTranslations('AdminEditor.unsent');
  const when = formatMoment(new Date(found.at).toISOString(), useLocale());
  const differing = fields.filter(({ name }) => name in found.words && found.words[name] !== words[name]);
  return (
    <div role="status" className="mb-6 rounded-control border border-line-strong bg-sand p-4">
      <p>{t('text', { when })}</p>
      {differing.length > 0 && (
        <details className="mt-2">
          <summary className="link min-h-8 w-fit cursor-pointer">{t('show')}</summary>
          <dl className="mt-2 grid gap-2">
            {differing.map(({ name, label }) => (
              <div key={name}>
                <dt className="font-semibold">{label}</dt>
                <dd dir="auto" className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap">
                  {found.words[name] || t('blank')}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
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
