import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LogOutForm } from '@/components/layout/log-out-form';
import { buttonStyle } from '@/components/ui/button';
import { goLetters, type MenuGroup, screenPath } from '@/lib/admin/screens';
import { ScreenLink } from './screen-link';

type AdminNavigationProps = {
  user: { name: string };
  /** What the person may see and the API can answer. */
  menu: readonly MenuGroup[];
};

const ownPages = [
  { key: 'dashboard', href: '/usersdashboard' },
  { key: 'profile', href: '/profiles' },
  { key: 'blog', href: '/blog-user' },
  { key: 'newBlog', href: '/newBlog' },
] as const;

/** The way to every screen: a column beside it, folded above it where the window is narrow. */
export function AdminNavigation({ user, menu }: AdminNavigationProps) {
  const t = useTranslations('AdminLayout');
  const account = useTranslations('AuthAccount');
  const paths = menu.flatMap(({ screens }) => screens.map(screenPath));
  return (
    <details className="admin-menu no-print rounded-card border border-line bg-surface" data-close-on-navigation>
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
        {t('menu')}
      </summary>
      <div className="p-3">
        <nav aria-label={t('navigation')} className="grid gap-4">
          {menu.map(({ group, screens }) => (
            <section key={group} aria-labelledby={`menu-${group}`}>
              <Heading id={`menu-${group}`}>{t(`groups.${group}`)}</Heading>
              <ul className="mt-1 grid">
                {screens.map((screen) => (
                  <li key={screen}>
                    <ScreenLink
                      href={screenPath(screen)}
                      letter={goLetters[screen]}
                      except={paths.filter((path) => path !== screenPath(screen))}
                    >
                      {t(`screens.${screen}`)}
                    </ScreenLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <nav aria-label={account('navigation')} className="mt-4 border-line border-t pt-4">
          <p className="wrap-anywhere px-3 text-muted text-sm" dir="auto">
            {account('hello', { name: user.name })}
          </p>
          <ul className="mt-1 grid">
            {ownPages.map(({ key, href }) => (
              <li key={key}>
                <ScreenLink href={href}>{account(`links.${key}`)}</ScreenLink>
              </li>
            ))}
          </ul>
          <LogOutForm
            label={account('logOut')}
            pendingLabel={account('logOut')}
            className={`${buttonStyle('secondary')} mt-3 w-full`}
          />
        </nav>
      </div>
    </details>
  );
}

function Heading({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <h2 id={id} className="px-3 font-sans font-semibold text-muted text-sm">
      {children}
    </h2>
  );
}
