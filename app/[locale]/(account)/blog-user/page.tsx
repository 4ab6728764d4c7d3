import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { requireUser } from '@/lib/auth/require-user';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/blog-user'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('blog.title'), robots: { index: false } };
}

export default async function OwnBlogPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/blog-user' });
  const t = await getTranslations('AuthAccount.blog');
  return (
    <AccountPage user={user} title={t('title')}>
      <Notice title={t('text')} picture="/illustrations/insights.svg">
        <Link href="/blog" prefetch={false} className={buttonStyle('secondary')}>
          {t('read')}
        </Link>
      </Notice>
    </AccountPage>
  );
}
