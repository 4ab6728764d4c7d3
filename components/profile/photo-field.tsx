'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FaultCode } from '@/lib/contract/faults';
import { maxPictureSize, pictureAccept } from '@/lib/profile/picture-limits';

type PhotoFieldProps = {
  id: string;
  /** Address of the saved photo; null for none. */
  saved: string | null;
  error?: React.ReactNode;
  /** Without script a form that comes back has lost its file. */
  isLost: boolean;
  onProblem: (code: FaultCode | null) => void;
};

/** The photo, and a picker that shows what was chosen before it is saved. */
export function PhotoField({ id, saved, error, isLost, onProblem }: PhotoFieldProps) {
  const t = useTranslations('Profile');
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  // The picture that was chosen is the saved one now.
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    setChosen(null);
  }

  function onChange(event: React.ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const problem = file && problemOf(file);
    onProblem(problem ?? null);
    setChosen(file && !problem ? URL.createObjectURL(file) : null);
  }

  function onBroken() {
    setChosen(null);
    onProblem('pictureTypeWrong');
  }

  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-wrap items-start gap-5 ${error ? 'border-danger border-s-4 ps-3' : ''}`}>
      {/* biome-ignore lint/performance/noImgElement: a preview, and sizes are the care API's work */}
      <img
        src={chosen ?? saved ?? '/profile-placeholder.svg'}
        alt={chosen ? t('newPhoto') : saved ? t('photo') : t('noPhoto')}
        width={160}
        height={160}
        onError={chosen ? onBroken : undefined}
        className="size-40 shrink-0 rounded-card border border-line bg-sage-soft object-cover"
      />
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          {t('choose')}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t('hints.profilePhoto')} {t('photoHint')} {saved && t('keepPhoto')} {isLost && <b>{t('chooseAgain')}</b>}
        </p>
        {error && (
          <p id={`${id}-error`} className="font-semibold text-danger">
            {error}
          </p>
        )}
        <input
          id={id}
          name="profilePhoto"
          type="file"
          accept={pictureAccept}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
          className="mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-surface p-2 file:me-3 file:min-h-8 file:rounded-control file:border-0 file:bg-sage file:px-3 file:font-semibold aria-[invalid]:border-2 aria-[invalid]:border-danger"
        />
      </div>
    </div>
  );
}

/** What can be said before a file is sent; the API judges what it holds. */
function problemOf({ size }: File): FaultCode | null {
  if (size === 0) return 'pictureEmpty';
  return size > maxPictureSize ? 'pictureTooLarge' : null;
}
