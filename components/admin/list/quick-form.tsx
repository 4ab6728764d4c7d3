import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { EditorField } from '@/lib/admin/editor-field';
import { type Opened, wasPrefix } from '@/lib/admin/editor-state';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';

type QuickFormProps = {
  /** Of the row's editor, which takes over what is refused here. */
  action: string;
  id: string;
  opened: Opened;
  /** Those that can be changed here; the rest stays as it is. */
  fields: EditorField[];
  /** The list, without language. */
  back: string;
};

/** A row's few fields in its place in the list: a plain form. */
export function QuickForm({ action, id, opened, fields, back }: QuickFormProps) {
  const t = useTranslations('AdminList.quick');
  const locale = useLocale();
  const done = `${localePath(locale, back)}${back.includes('?') ? '&' : '?'}done=saved`;
  const isHere = (name: string) => fields.some((field) => field.name === name);
  return (
    <form method="post" action={action} className="grid gap-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnUrl" value={done} />
      {opened.version !== null && <input type="hidden" name="version" value={opened.version} />}
      {Object.entries(opened.fields).map(([name, text]) => (
        <textarea key={name} name={wasPrefix + name} defaultValue={text} readOnly hidden />
      ))}
      {Object.entries(opened.fields).map(
        ([name, text]) => !isHere(name) && <textarea key={name} name={name} defaultValue={text} readOnly hidden />,
      )}
      {fields.map(({ name, label, max }) => (
        <div key={name}>
          <label htmlFor={`quick-${name}`} className="font-semibold">
            {label}
          </label>
          <input
            id={`quick-${name}`}
            name={name}
            defaultValue={opened.fields[name]}
            maxLength={max}
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
            autoFocus
            className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle('primary')}>
          {t('save')}
        </button>
        <Link href={back} prefetch={false} scroll={false} className={buttonStyle('secondary')}>
          {t('cancel')}
        </Link>
      </div>
    </form>
  );
}
