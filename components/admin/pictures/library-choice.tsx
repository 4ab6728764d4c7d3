'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/lib/admin/resource';
import { PicturePicker, toStart } from './picture-picker';

/** A picture of the library within a plain form, which sends its name as `chosen`. */
export function LibraryChoice({ choices }: { choices: readonly Choice[] }) {
  const t = useTranslations('AdminEditor.picture');
  const [value, setValue] = useState('');
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2">{t('choose')}</summary>
      <PicturePicker
        label={t('choose')}
        name="chosen"
        value={value}
        start={toStart(choices)}
        onPick={({ name }) => setValue(name)}
      />
    </details>
  );
}
