import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

type HeaderFormProps = {
  headers: readonly string[];
  /** What was typed before the form came back. */
  words: Readonly<Record<string, string>>;
};

/** A header gets another name, for all its values at once. */
export function HeaderForm({ headers, words }: HeaderFormProps) {
  const t = useTranslations('AdminFilters');
  return (
    <section aria-labelledby="rename" className="rounded-card border border-line bg-surface p-5">
      <h2 id="rename">{t('rename')}</h2>
      <PostForm action="/api/admin/filters/header" className="mt-2 grid gap-4">
        <Field id="header" label={t('renameWhich')}>
          {(wiring) => (
            <select {...wiring} name="header" defaultValue={words.header}>
              {headers.map((header) => (
                <option key={header}>{header}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id="name" label={t('renameTo')} hint={t('renameHint')}>
          {(wiring) => <input {...wiring} name="name" required maxLength={80} dir="auto" defaultValue={words.name} />}
        </Field>
        <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
          {t('renameYes')}
        </button>
      </PostForm>
    </section>
  );
}
