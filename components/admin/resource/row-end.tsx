import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { Choice } from '@/lib/admin/resource';
import { PostForm } from '../layout/post-form';
import { AskDelete } from '../list/row-trash';

type RowEndProps = {
  /** What it holds, in words. */
  children: React.ReactNode;
  merges: readonly MergeProps[];
  /** The question whether it is to go; null where it cannot. */
  deletion: React.ComponentProps<typeof AskDelete> | null;
};

/** Below the editor of a row that holds others: what it holds, where that can go, and how to be rid of it. */
export function RowEnd({ children, merges, deletion }: RowEndProps) {
  const t = useTranslations('AdminList.trash');
  return (
    <div className="measure mt-8 grid gap-8 border-line border-t pt-6">
      {children}
      {merges.map((merge) => (
        <MergeForm key={merge.what} {...merge} />
      ))}
      {deletion && (
        <section aria-labelledby="delete">
          <h2 id="delete">{t('delete')}</h2>
          <div className="mt-2">
            <AskDelete {...deletion} />
          </div>
        </section>
      )}
    </div>
  );
}

type MergeProps = {
  what: 'categories' | 'filters' | 'split';
  id: number;
  version: number | null;
  into: readonly Choice[];
  words: { title: string; hint: string; into: string; choose: string; do: string; value?: string };
};

/** What a row holds goes into another one, or a part of it into a new one with a name. */
function MergeForm({ what, id, version, into, words }: MergeProps) {
  const heading = what === 'split' ? 'split' : 'merge';
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <PostForm action="/api/admin/merge" fields={{ what, id, version }} className="mt-2 grid gap-4">
        <p>{words.hint}</p>
        {words.value && (
          <Field id={`${heading}-value`} label={words.value}>
            {(wiring) => <input {...wiring} name="value" required maxLength={160} dir="auto" />}
          </Field>
        )}
        <Field id={`${heading}-into`} label={words.into}>
          {(wiring) => (
            <select {...wiring} name="into" required defaultValue="">
              <option value="">{words.choose}</option>
              {into.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className={`${buttonStyle('accent')} justify-self-start`}>
          {words.do}
        </button>
      </PostForm>
    </section>
  );
}
