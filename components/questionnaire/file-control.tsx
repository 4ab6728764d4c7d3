'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFaultText } from '@/components/forms/use-faults';
import { FileLink } from '@/components/ui/file-link';
import { fieldName, fileFieldName } from '@/lib/answers/form-answers';
import type { Upload } from '@/lib/answers/screen-state';
import { uploadForm } from '@/lib/browser/upload-form';
import { type FaultReport, firstSaid, type Said } from '@/lib/contract/faults';
import {
  type AnswerFile,
  faultOfSize,
  fileAnswerPath,
  fileFaults,
  fileTypes,
  readFileAnswer,
  toFileAnswer,
} from '@/lib/contract/file-answer';
import type { ControlProps } from './control-props';

const accept = [...fileTypes.map((type) => `.${type}`), '.jpeg'].join();
/** Where nothing is sent. */
const noId = '0'.repeat(24);

type FileControlProps = ControlProps & {
  id: string;
  isTrial: boolean;
  /** Told of each step: whoever went on meanwhile is not to send the answers without it. */
  onUpload: (upload: Upload) => void;
};

/** A file: with script it is sent as it is chosen, without it with the form. */
export function FileControl(props: FileControlProps) {
  const { id, question, field, values, describedBy, isInvalid, isTrial, onChange, onUpload } = props;
  const t = useTranslations('Questionnaire');
  const say = useFaultText();
  const [onItsWay, setOnItsWay] = useState<{ name: string; percent: number } | null>(null);
  const [said, setSaid] = useState<Said | 'signed-out' | null>(null);
  const newest = useRef<AbortController>(null);
  const file = readFileAnswer(values[0] ?? '');

  /** What goes on of an earlier one ends. */
  function begin(): AbortController {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current;
  }

  async function take(chosen: File) {
    const fault = faultOfSize(chosen);
    setSaid(fault && { fault: { code: fault } });
    if (fault) return;
    if (isTrial) return onChange([toFileAnswer({ id: noId, name: chosen.name })]);
    const { signal } = begin();
    const { name } = chosen;
    setOnItsWay({ name, percent: 0 });
    onUpload('begun');
    const form = new FormData();
    form.append('file', chosen);
    const sent = await uploadForm<{ file: AnswerFile }>('/api/answers/files', form, {
      signal,
      onProgress: (percent) => setOnItsWay({ name, percent }),
    });
    // Another one was chosen meanwhile, or none.
    if (signal.aborted) return;
    setOnItsWay(null);
    if (sent.ok) {
      onChange([toFileAnswer(sent.answer.file)]);
      return onUpload('taken');
    }
    setSaid(sayOf(sent));
    onUpload(fileFaults.find((fault) => fault === sent.code) ?? 'refused');
  }

  function remove() {
    if (!onItsWay) return onChange([]);
    newest.current?.abort();
    setOnItsWay(null);
    onUpload('stopped');
  }

  return (
    <div className="mt-5 grid max-w-xl gap-3">
      <p id={`${id}-kinds`} className="text-muted">
        {t('file.hint')}
      </p>
      <input
        id={id}
        type="file"
        name={fileFieldName(field)}
        accept={accept}
        aria-describedby={[`${id}-kinds`, describedBy].filter(Boolean).join(' ')}
        data-invalid={isInvalid || undefined}
        required={question.required === true && !file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void take(chosen);
          // The same one can be chosen again.
          target.value = '';
        }}
        className="block min-h-12 w-full rounded-control border border-line-strong bg-surface p-2 text-ink file:me-3 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-sage-soft file:px-3 file:py-1 file:text-ink data-[invalid]:border-2 data-[invalid]:border-danger"
      />
      <div role="status" className="flex flex-wrap items-center gap-x-4">
        {onItsWay && (
          <>
            {t('sending')}
            <progress aria-label={t('sending')} max={100} value={onItsWay.percent} className="grow" />
          </>
        )}
        {!onItsWay && file && (
          <>
            <FileLink href={fileAnswerPath(file.id)} name={file.name} />
            <input type="hidden" name={fieldName(field)} value={values[0]} />
          </>
        )}
        {(onItsWay ?? file) && (
          <button
            type="button"
            onClick={remove}
            className="link wrap-anywhere min-h-11 cursor-pointer text-start noscript:hidden"
          >
            {t('file.remove', { name: (onItsWay ?? file)?.name ?? '' })}
          </button>
        )}
      </div>
      {said && (
        <p role="alert" className="font-semibold text-danger">
          {said === 'signed-out' ? t('signed-out') : say(said)}
        </p>
      )}
    </div>
  );
}

function sayOf({ status, ...report }: FaultReport & { status: number }): Said | 'signed-out' {
  return status === 401 ? 'signed-out' : firstSaid(report);
}
