import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { buttonStyle } from '@/components/ui/button';
import type { Choice } from '@/lib/admin/resource';
import type { WorkingKind } from '@/lib/contract/working';
import { languageMark } from '@/lib/i18n/language-mark';
import { PostForm } from '../layout/post-form';

type NewRowProps = {
  kind: WorkingKind | 'own-post';
  /** What a place is called, where it is no category; `none` where there need be none. */
  place?: string;
  none?: string;
  /** Left out where it stands in none. */
  places?: readonly Choice[];
};

/** A plain form: a name and a place make a draft. */
export function NewRow({ kind, place, none, places }: NewRowProps) {
  const locale = useLocale();
  const t = useTranslations(kind === 'own-post' ? 'AdminOwnPosts.begin' : 'AdminWork.new');
  return (
    <PostForm action="/api/admin/working/new" fields={{ kind }} className="measure grid gap-5">
      <OnceField />
      <Field id="title" label={t('title')} hint={t('hint')}>
        {(wiring) => <input {...wiring} name="title" required maxLength={200} dir="auto" />}
      </Field>
      {places && (
        <Field id="place" label={place ?? t('category')}>
          {(wiring) => (
            <select {...wiring} name="place" required={none === undefined}>
              <option value="">{none ?? t('choose')}</option>
              {places.map(({ value, label }) => (
                <option key={value} value={value} {...languageMark(label, locale)}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('do')}
      </button>
    </PostForm>
  );
}
