import { useTranslations } from 'next-intl';
import { AccountForm } from './account-form';
import { SignInTabs } from './sign-in-tabs';

export function WelcomeLogin() {
  const t = useTranslations('Auth');
  return (
    <section
      aria-labelledby="welcome-login"
      className="w-full rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <SignInTabs current="login" />
      <h2 id="welcome-login" className="mt-6">
        {t('titles.login')}
      </h2>
      <AccountForm form="login" />
    </section>
  );
}
