import '../../(admin)/admin.css';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { NewRow } from '@/components/admin/working/new-row';
import { OwnPostEditor } from '@/components/admin/working/own-post-editor';
import { WorkPictures } from '@/components/admin/working/work-pictures';
import { AccountPage } from '@/components/auth/account-page';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { emptyListQuery } from '@/lib/admin/list-query';
import { ownPostRules } from '@/lib/admin/own-posts';
import { ownPostWork } from '@/lib/admin/post-work';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getOwnPosts } from '@/lib/care-api/own-posts';
import { listRoom } from '@/lib/care-api/staff-choices';
import { getStanding } from '@/lib/care-api/working';
import { postSchema } from '@/lib/contract/post';
import { mayCall } from '@/lib/contract/staff';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { editorProps } from '../../(admin)/work-pages';

type Props = PageProps<'/[locale]/newBlog'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('newBlog.title'), robots: { index: false } };
}

export default async function NewBlogPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const asked = readSearchParams(await searchParams);
  const id = asked.get('post');
  const user = await requireUser({
    locale,
    path: id === null ? '/newBlog' : `/newBlog?post=${encodeURIComponent(id)}`,
  });
  const accessToken = (await getSession())?.accessToken ?? '';
  const t = await getTranslations('AuthAccount');
  if (id === null) {
    const { canWrite } = await getOwnPosts(accessToken, user.name, emptyListQuery(ownPostRules));
    const own = await getTranslations('AdminOwnPosts');
    return (
      <AccountPage user={user} title={t('newBlog.title')}>
        <DoneNotice asked={asked} />
        {canWrite ? (
          <NewRow kind="own-post" places={await listRoom(accessToken, 'categories')} />
        ) : (
          <p>{own('readOnly')}</p>
        )}
      </AccountPage>
    );
  }
  if (toId(id) === null) notFound();
  // Who may publish it writes where that is done.
  if (mayCall('editor', user)) redirect(localePath(locale, `/adminPanel/posts/${id}`));
  const reading = await getStanding(accessToken, { kind: 'post', id });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { value: standing } = reading;
  const post = postSchema.parse(standing.row);
  const banner = ownPostWork.pictures.read(standing.copy?.data ?? standing.fields);
  const [editor, categories] = await Promise.all([
    editorProps(ownPostWork, { id, locale, standing, asked }),
    listRoom(accessToken, 'categories'),
  ]);
  return (
    <AccountPage user={user} title={post.title}>
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminWork', 'AdminOwnPosts']} faults="staff">
        <OwnPostEditor
          {...editor}
          standing={{ ...editor.standing, isDraft: post.status !== 'Published' }}
          hasBanner={banner.length > 0}
          post={post}
          chosen={{ categories }}
        >
          <WorkPictures work={ownPostWork} id={id} names={banner} />
        </OwnPostEditor>
      </WithMessages>
    </AccountPage>
  );
}
