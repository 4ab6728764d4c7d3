import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { requireUser } from '@/lib/auth/require-user';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/newBlog'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('newBlog.title'), robots: { index: false } };
}

export default async function NewBlogPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/newBlog' });
  const t = await getTranslations('AuthAccount.newBlog');
  return (
    <AccountPage user={user} title={t('title')}>
      <Notice title={t('text')} picture="/illustrations/information.svg">
        <Link href="/blog" prefetch={false} className={buttonStyle('secondary')}>
          {t('read')}
        </Link>
      </Notice>
    </AccountPage>
  );
}
