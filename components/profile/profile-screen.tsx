import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { ProfileForm, type ProfileFormProps } from './profile-form';

/** The profile of whoever is signed in; null while it cannot be had. */
export function ProfileScreen({ form }: { form: ProfileFormProps | null }) {
  const t = useTranslations('Profile');
  if (!form) {
    return (
      <>
        <p>{t('away')}</p>
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
        <p className="mt-4 max-w-2xl rounded-control border-primary border-s-4 bg-sage-soft p-4 font-semibold">
          {t('pleaseUpdate')}
        </p>
      )}
      <ProfileForm {...form} />
    </>
  );
}
