import '../../(admin)/admin.css';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DoneNotice, UndoForm } from '@/components/admin/layout/done-notice';
import { OwnPosts } from '@/components/admin/posts/own-posts';
import { AccountPage } from '@/components/auth/account-page';
import { WithMessages } from '@/components/layout/with-messages';
import { parseListQuery } from '@/lib/admin/list-query';
import { ownPostRules } from '@/lib/admin/own-posts';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getOwnPosts } from '@/lib/care-api/own-posts';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/blog-user'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('blog.title'), robots: { index: false } };
}

export default async function OwnBlogPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/blog-user' });
  const session = await getSession();
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, ownPostRules);
  const shown = await getOwnPosts(session?.accessToken ?? '', user.name, query);
  const t = await getTranslations('AuthAccount.blog');
  const id = asked.get('id');
  return (
    <AccountPage user={user} title={t('title')}>
      <DoneNotice asked={asked}>
        {asked.get('done') === 'postDeleted' && id && <UndoForm action="/api/blog/own" fields={{ restore: id }} />}
      </DoneNotice>
      <WithMessages rooms={['AdminList']}>
        <OwnPosts {...{ query, ignored, ...shown }} />
      </WithMessages>
    </AccountPage>
  );
}
