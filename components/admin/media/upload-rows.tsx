'use client';
import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { Link } from '@/lib/i18n/navigation';
import type { Upload } from './use-uploads';

type UploadRowsProps = {
  uploads: readonly Upload[];
  onCancel: (upload: Upload) => void;
  onAgain: (upload: Upload) => void;
};

/** What becomes of each file that was chosen. */
export function UploadRows({ uploads, onCancel, onAgain }: UploadRowsProps) {
  const t = useTranslations('AdminMedia.upload');
  const say = useFaultText();
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p role="status" className="mt-3 min-h-6">
        {uploads.length > 0 && t('progress', { done, count: uploads.length })}
      </p>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => {
          const { key, file, state, percent, said, isFinal, id } = upload;
          const isRefused = state === 'refused';
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 py-1">
              <bdi className="wrap-anywhere min-w-0 grow basis-40">{file.name}</bdi>
              <span className={isRefused ? 'basis-60 font-semibold text-danger' : 'basis-60 text-muted'}>
                {t(state, { percent })} {isRefused && said && <>· {say(said)}</>}
                {state === 'sending' && (
                  <progress aria-label={file.name} max={100} value={percent} className="w-full" />
                )}
              </span>
              <span className="min-w-24">
                {(state === 'waiting' || state === 'sending') && (
                  <Button label={t('cancel')} name={file.name} onClick={() => onCancel(upload)} />
                )}
                {((isRefused && !isFinal) || state === 'cancelled') && (
                  <Button label={t('again')} name={file.name} onClick={() => onAgain(upload)} />
                )}
                {id && (
                  <Link href={`/adminPanel/media/${id}`} prefetch={false} className="link inline-block min-h-11 py-2">
                    {t('look')}
                    <span className="sr-only">: {file.name}</span>
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ButtonProps = { label: string; name: string; onClick: () => void };

function Button({ label, name, onClick }: ButtonProps) {
  return (
    <button type="button" className="link min-h-11 cursor-pointer" onClick={onClick}>
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
