import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
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
  return (
    <PostForm
      action="/api/admin/media/upload"
      encType="multipart/form-data"
      fields={{ ...replaced, papers: words === 'replacePaper' ? 'only' : 'too' }}
      onSubmit={onSubmit}
      className="grid gap-3"
    >
      {!replaced && <OnceField />}
      <Field id={`${words}-file`} label={t('label')} hint={t('hint')}>
        {(wiring) => <input {...wiring} type="file" name="picture" multiple={!replaced} accept={accepted[words]} />}
      </Field>
      <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
        {t('do')}
      </button>
    </PostForm>
  );
}
