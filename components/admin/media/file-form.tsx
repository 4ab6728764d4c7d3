import { useTranslations } from 'next-intl';
import { OnceField } from '@/components/forms/once-field';
import { buttonStyle } from '@/components/ui/button';
import { paperTypes } from '@/lib/contract/paper';
import { pictureAccept } from '@/lib/profile/picture-limits';
import { PostForm } from '../layout/post-form';

type FileFormProps = {
  /** Of the form's words in AdminMedia. */
  words: keyof typeof accepted;
  /** Of the picture or paper that a new one takes the place of. */
  replaced?: { id: number; version: number | null };
  onSubmit?: React.SubmitEventHandler<HTMLFormElement>;
};

const paperAccept = paperTypes.map((type) => `.${type}`).join();
const accepted = { upload: `${pictureAccept},${paperAccept}`, replace: pictureAccept, replacePaper: paperAccept };

/** Files for the library: several new ones, or one in the place of another. */
export function FileForm({ words, replaced, onSubmit }: FileFormProps) {
  const t = useTranslations(`AdminMedia.${words}`);
  const id = `${words}-file`;
  return (
    <PostForm
      action="/api/admin/media/upload"
      encType="multipart/form-data"
      fields={{ ...replaced, papers: words === 'replacePaper' ? 'only' : 'too' }}
      onSubmit={onSubmit}
      className="grid gap-3"
    >
      {!replaced && <OnceField />}
      <div>
        <label htmlFor={id} className="font-semibold">
          {t('label')}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t('hint')}
        </p>
        <input
          id={id}
          type="file"
          name="picture"
          multiple={!replaced}
          accept={accepted[words]}
          aria-describedby={`${id}-hint`}
          className="mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-surface p-2"
        />
      </div>
      <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
        {t('do')}
      </button>
    </PostForm>
  );
}
