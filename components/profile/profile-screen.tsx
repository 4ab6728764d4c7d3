import { useTranslations } from 'next-intl';
import { Away } from '@/components/layout/away';
import { Link } from '@/lib/i18n/navigation';
import { ProfileForm, type ProfileFormProps } from './profile-form';

/** The profile of whoever is signed in; null while it cannot be had. */
export function ProfileScreen({ form, phone }: { form: ProfileFormProps | null; phone: string | undefined }) {
  const t = useTranslations('Profile');
  if (!form) {
    return (
      <>
        <Away phone={phone}>{t('away')}</Away>
        <p className="mt-4">
          <Link href="/profiles" prefetch={false} className="link inline-flex min-h-11 items-center">
            {t('tryAgain')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="measure">{t('intro')}</p>
      {form.updatedDate === null && (
        <p className="mt-4 max-w-5xl rounded-control border-primary border-s-4 bg-sage-soft p-4 font-semibold">
          {t('pleaseUpdate')}
        </p>
      )}
      <ProfileForm {...form} />
    </>
  );
}
