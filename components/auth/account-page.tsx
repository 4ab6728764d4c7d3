import { useTranslations } from 'next-intl';
import { LogOutForm } from '@/components/layout/log-out-form';
import { NavigationLink } from '@/components/layout/navigation-link';
import { buttonStyle } from '@/components/ui/button';
import { type Caller, mayCall } from '@/lib/contract/staff';
import { spokenName } from '@/lib/sign-in/made-up-name';

type AccountPageProps = {
  user: { name: string; fullName: string } & Caller;
  title: string;
  children: React.ReactNode;
};

const links = [
  { key: 'dashboard', href: '/usersdashboard' },
  { key: 'profile', href: '/profiles' },
  { key: 'blog', href: '/blog-user' },
  { key: 'newBlog', href: '/newBlog' },
  { key: 'security', href: '/account' },
] as const;

/** A page for somebody signed in: their bar, which needs no script, and the page's heading. */
export function AccountPage({ user, title, children }: AccountPageProps) {
  const t = useTranslations('AuthAccount');
  const name = spokenName(user);
  return (
    <div className="wrap py-6">
      <div className="no-print border-line border-b pb-2">
        <div className="flex items-center justify-between gap-4">
          <p className="wrap-anywhere min-w-0 font-semibold" dir="auto">
            {name ? t('hello', { name }) : t('navigation')}
          </p>
          <LogOutForm
            label={t('logOut')}
            pendingLabel={t('logOut')}
            className={`${buttonStyle('secondary')} whitespace-nowrap`}
          />
        </div>
        <nav aria-label={t('navigation')} className="-mx-2 mt-2">
          <ul className="flex flex-wrap text-sm sm:gap-x-2 sm:text-base">
            {links.map(({ key, href }) => (
              <li key={key}>
                <NavigationLink href={href} isTight>
                  {t(`links.${key}`)}
                </NavigationLink>
              </li>
            ))}
            {mayCall('staff', user) && (
              <li>
                <NavigationLink href="/adminPanel" isTight>
                  {t('links.admin')}
                </NavigationLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <h1 className="mt-6">{title}</h1>
      <div className="mt-6">{children}</div>
    </div>
  );
}
