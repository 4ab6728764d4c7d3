import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { EditorField } from '@/lib/admin/editor-field';
import { type Opened, wasPrefix } from '@/lib/admin/editor-state';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { isPlain, PlainInput } from '../editor/plain-input';
import { QuickControl } from './quick-control';

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

/** A row's few fields in its place in the list, each as its kind asks for it: a plain form. */
export function QuickForm({ action, id, opened, fields, back }: QuickFormProps) {
  const t = useTranslations('AdminList.quick');
  const locale = useLocale();
  const done = `${localePath(locale, back)}${back.includes('?') ? '&' : '?'}done=saved`;
  const first = fields.find(isPlain)?.name;
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
      {fields.map((field) => {
        const { name, label } = field;
        const text = opened.fields[name] ?? '';
        if (!isPlain(field)) return <QuickControl key={name} field={field} text={text} />;
        return (
          <Field key={name} id={`quick-${name}`} label={label}>
            {(wiring) => (
              <PlainInput
                field={field}
                {...wiring}
                defaultValue={text}
                // Somebody has just asked for these fields.
                autoFocus={name === first}
              />
            )}
          </Field>
        );
      })}
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
