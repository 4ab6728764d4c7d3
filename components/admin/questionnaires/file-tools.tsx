import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { toFile } from '@/lib/questionnaire/draft/to-file';
import type { FileForm, FileProblem } from '@/lib/questionnaire/read/read-file-forms';
import { TakeFileDialog } from './take-file-dialog';

/** Bytes. */
const mostBytes = 20_000_000;

type FileToolsProps = {
  /** Asked for when it is saved: keys change it. */
  written: () => Parameters<typeof toFile>[0];
  onTake: (form: FileForm) => void;
};

/** A questionnaire as a file, and one from a file: of ours, or a form of another program. */
export function FileTools({ written, onTake }: FileToolsProps) {
  const t = useTranslations('AdminQuestionnaires.file');
  const [forms, setForms] = useState<FileForm[] | null>(null);
  const [problem, setProblem] = useState<FileProblem | 'tooBig' | null>(null);

  async function onChoose({ target }: React.ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(null);
    if (file.size > mostBytes) setProblem('tooBig');
    else {
      const { readFileForms } = await import('@/lib/questionnaire/read/read-file-forms');
      const read = readFileForms(await file.text(), file.name);
      if (typeof read === 'string') setProblem(read);
      else setForms(read);
    }
    // The same file, mended, is chosen again.
    target.value = '';
  }

  function save() {
    const file = written();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toFile(file)], { type: 'application/json' }));
    link.download = `${file.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'questionnaire'}.json`;
    link.click();
    // Safari reads it after the press.
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  }

  return (
    <>
      <button type="button" onClick={save} className={buttonStyle('quiet')}>
        {t('save')}
      </button>
      <label className={`${buttonStyle('quiet')} cursor-pointer has-focus-visible:outline-2`}>
        {t('read')}
        <input type="file" accept=".json,application/json" onChange={onChoose} className="sr-only" />
      </label>
      <p role="alert" className={problem ? 'w-full font-semibold text-danger' : 'sr-only'}>
        {problem && t(`problems.${problem}`)}
      </p>
      {forms && (
        <TakeFileDialog
          forms={forms}
          onTake={(form) => {
            onTake(form);
            setForms(null);
          }}
          onClose={() => setForms(null)}
        />
      )}
    </>
  );
}
