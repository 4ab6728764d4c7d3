import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { PostDeeds } from '@/components/admin/posts/post-deeds';
import { PostEditor } from '@/components/admin/working/post-editor';
import { WorkPictures } from '@/components/admin/working/work-pictures';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { listingResource } from '@/lib/admin/listings';
import { figuresOf } from '@/lib/admin/post-figures';
import { postWork } from '@/lib/admin/post-work';
import { postResource } from '@/lib/admin/posts';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listChoices, listRoom } from '@/lib/care-api/staff-choices';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getStanding } from '@/lib/care-api/working';
import { postSchema } from '@/lib/contract/post';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { commentsOf } from '@/lib/posts/comments-of';
import { recordMetadata } from '../../../screen-metadata';
import { editorProps } from '../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/posts/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'posts',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'post', id }),
    nameOf: ({ row }) => postSchema.parse(row).title,
  });
}

export default async function PostEditorPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { locale, session } = await enterScreen(params, 'posts', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getStanding(accessToken, { kind: 'post', id });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { value: standing } = reading;
  const post = postSchema.parse(standing.row);
  const banner = postWork.pictures.read(standing.copy?.data ?? standing.fields);
  const { isOpen, closeOn } = commentsOf(post, locale);
  const asked = readSearchParams(await searchParams);
  const [editor, place, chosen, screens, comments] = await Promise.all([
    editorProps(postWork, { id, locale, standing, asked }),
    getListPlace(postResource, accessToken, id, asked.get('in')),
    listChoices(accessToken, listingResource),
    getTranslations('AdminLayout.screens'),
    getTranslations('Comments'),
  ]);
  return (
    <>
      <ScreenHead title={post.title} back={{ href: place?.list ?? '/adminPanel/posts', label: screens('posts') }}>
        <ListWay place={place} />
      </ScreenHead>
      <PostDeeds post={post} search="" />
      {(closeOn || (post.commentsOpen && !isOpen)) && (
        <p className="mb-4 text-muted">{closeOn ? comments('closeOn', { day: closeOn }) : comments('closed')}</p>
      )}
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminWork']} faults="staff">
        <PostEditor
          {...editor}
          standing={{ ...editor.standing, isDraft: post.status !== 'Published' }}
          hasBanner={banner.length > 0}
          now={post.status === 'Published' ? figuresOf(post.descriptionHtml, post.banner !== '') : null}
          chosen={chosen}
          hasSource={session.isAdmin}
        >
          <WorkPictures work={postWork} id={id} library={await listRoom(accessToken, 'pictures')} names={banner} />
        </PostEditor>
      </WithMessages>
    </>
  );
}
