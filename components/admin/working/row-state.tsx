import { useLocale } from 'next-intl';
import { wasPrefix } from '@/lib/admin/editor-state';
import type { SaveState } from '@/lib/admin/save-model';

type RowStateProps = {
  id: string;
  base: SaveState['base'];
  /** Script sends its own: a long text put there with each save takes time. */
  hasTexts: boolean;
};

/** Which row a form is about, and what it was when the form was made. */
export function RowState({ id, base, hasTexts }: RowStateProps) {
  const marks = { locale: useLocale(), id, version: base.version, publicVersion: base.publicVersion };
  return (
    <>
      {Object.entries(marks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(base.fields).map(
        ([name, text]) =>
          text &&
          hasTexts && (
            // A textarea: a hidden input would lose the line breaks.
            <textarea key={name} name={wasPrefix + name} value={text} readOnly hidden />
          ),
      )}
    </>
  );
}
