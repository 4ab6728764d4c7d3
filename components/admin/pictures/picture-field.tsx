'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { EditorField } from '@/lib/admin/editor-field';
import { PicturePicker, toStart } from './picture-picker';
import { Thumb } from './thumb';

type PictureFieldProps = {
  field: EditorField;
  value: string;
  error: React.ReactNode;
  onChange: (value: string) => void;
};

/** A field of an editor that holds a picture of the library, by its name. */
export function PictureField({
  field: { name, label, hint, choices = [] },
  value,
  error,
  onChange,
}: PictureFieldProps) {
  const t = useTranslations('AdminEditor.picture');
  // It does not close under whoever chooses by the arrow keys.
  const [isOpen] = useState(value === '');
  return (
    <div id={name} tabIndex={-1} className={error ? 'border-danger border-s-4 ps-3' : undefined}>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {error && <p className="font-semibold text-danger">{error}</p>}
      {value && <Thumb name={value} />}
      <details open={isOpen} className="mt-1">
        <summary className="link min-h-11 cursor-pointer py-2">{t('choose')}</summary>
        <PicturePicker
          label={label}
          name={name}
          value={value}
          start={toStart(choices)}
          onPick={(picture) => onChange(picture.name)}
        />
      </details>
    </div>
  );
}
