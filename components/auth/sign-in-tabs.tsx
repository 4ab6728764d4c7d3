import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { type SignInTab, signInTabs, tabPath, toSearch } from '@/lib/sign-in/sign-in-paths';

type SignInTabsProps = { current: SignInTab; returnUrl?: string | null };

/** Each tab has an address of its own, so they are links. */
export function SignInTabs({ current, returnUrl }: SignInTabsProps) {
  const t = useTranslations('Auth');
  return (
    <nav aria-label={t('tabs')}>
      <ul className="flex flex-wrap justify-between border-line border-b sm:justify-start">
        {signInTabs.map((tab) => (
          <li key={tab}>
            <Link
              href={tabPath(tab) + toSearch({ returnUrl })}
              prefetch={false}
              aria-current={tab === current ? 'page' : undefined}
              className="-mb-px flex h-full min-h-12 items-center border-transparent border-b-4 px-1 py-1 font-semibold text-muted text-sm leading-tight sm:px-3 sm:text-base hover:bg-sage-soft aria-[current]:border-primary aria-[current]:text-primary"
            >
              {t(`titles.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
