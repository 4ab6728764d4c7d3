import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { CallBack } from '@/lib/contract/call-back';
import { listingStatuses } from '@/lib/contract/listing';
import type { CaseFormProps } from '../case/case-deeds';
import { Words } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';
import { PostForm } from '../layout/post-form';

/** How a request is answered where it has no history: by a status and a note. */
export function PlainAnswer({ row, words, report, search }: Omit<CaseFormProps<CallBack>, 'after'>) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks');
  return (
    <section aria-labelledby="answer" className="rounded-card border border-line bg-surface p-5">
      <h2 id="answer">{t('act.title')}</h2>
      <p className="mt-2">{t('plain')}</p>
      <PostForm action="/api/admin/call-backs/answer" fields={{ id: row.id, search }} className="mt-4 grid gap-4">
        <Field id="status" label={t('state')}>
          {(wiring) => (
            <select {...wiring} name="status" defaultValue={words.status ?? row.status}>
              {listingStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`statuses.${status}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Words
          name="note"
          label={t('act.note')}
          hint={t('plainNote')}
          rows={4}
          max={2_000}
          value={words.note}
          error={textOf('note')}
        />
        <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
          {t('plainSave')}
        </button>
      </PostForm>
      {row.note && (
        <p dir="auto" className="wrap-anywhere mt-4 whitespace-pre-wrap">
          {row.note}
        </p>
      )}
    </section>
  );
}
