import { useTranslations } from 'next-intl';
import { sayValue } from '@/lib/admin/audit';
import type { AuditRow } from '@/lib/contract/audit';

/** What a change did to each field: shown as the text it is, whatever somebody wrote into it. */
export function AuditChanges({ changes, checked }: Pick<AuditRow, 'changes' | 'checked'>) {
  const t = useTranslations('AdminAudit');
  if (changes === null) return <span className="text-muted">{t('erased')}</span>;
  const fields = Object.entries(changes);
  return (
    <>
      {fields.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-8 items-center">{t('fields', { count: fields.length })}</summary>
          <dl className="mt-2 grid gap-3">
            {fields.map(([name, [before, after]]) => (
              <div key={name}>
                <dt className="font-semibold">
                  <bdi>{name}</bdi>
                </dt>
                <Side label={t('before')} text={sayValue(before) || t('nothing')} />
                <Side label={t('after')} text={sayValue(after) || t('nothing')} />
              </div>
            ))}
          </dl>
        </details>
      )}
      {checked === false && <span className="text-muted text-sm">{t('unchecked')}</span>}
    </>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <dd className="wrap-anywhere mt-1 max-w-prose">
      <span className="text-muted text-sm">{label}</span>{' '}
      <span dir="auto" className="line-clamp-6 whitespace-pre-wrap">
        {text}
      </span>
    </dd>
  );
}
