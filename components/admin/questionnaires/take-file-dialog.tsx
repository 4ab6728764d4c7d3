import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { FileForm } from '@/lib/questionnaire/read/read-file-forms';
import { isolate } from './isolate';

type TakeFileDialogProps = { forms: readonly FileForm[]; onTake: (form: FileForm) => void; onClose: () => void };

/** What a file holds and what of it cannot be kept, before any of it is taken. */
export function TakeFileDialog({ forms, onTake, onClose }: TakeFileDialogProps) {
  const t = useTranslations('AdminQuestionnaires.file');
  const id = useId();
  const [place, setPlace] = useState(0);
  const form = forms[place];
  if (!form) return null;
  const { title, questions, notes } = form;
  return (
    <ConfirmDialog
      words={{ title: t('title', { count: questions.length }), yes: t('yes'), sending: t('yes'), no: t('no') }}
      onYes={async () => {
        onTake(form);
        return null;
      }}
      onClose={onClose}
    >
      {forms.length > 1 ? (
        <p className="mt-3 grid gap-1">
          <label htmlFor={id}>{t('which')}</label>
          <select
            id={id}
            value={place}
            onChange={({ target }) => setPlace(Number(target.value))}
            className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          >
            {forms.map((one, index) => (
              <option key={index.toString()} value={index}>
                {one.title}
              </option>
            ))}
          </select>
        </p>
      ) : (
        <p dir="auto" className="wrap-anywhere mt-3 font-semibold">
          {title}
        </p>
      )}
      <p className="mt-3">{t('instead')}</p>
      <p className="mt-3 font-semibold">{t('lost', { count: notes.length })}</p>
      {notes.length > 0 && (
        <ul className="mt-1 max-h-60 list-disc overflow-y-auto ps-6">
          {notes.map(({ what, reason }, index) => (
            <li key={index.toString()} className="wrap-anywhere">
              <bdi>{what}</bdi>: {t(`reasons.${reason.code}`, { value: isolate(reason.value) })}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
