import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { postWork } from '@/lib/admin/post-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { postSchema } from '@/lib/contract/post';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../../screen-metadata';
import { WorkHistory } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/posts/[id]/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'posts',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'post', id }),
    nameOf: ({ row }) => postSchema.parse(row).title,
  });
}

export default async function PostHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'posts', `/${id}/history`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  const nameOf = (row: unknown) => postSchema.parse(row).title;
  return <WorkHistory work={postWork} id={id} session={session} asked={asked} nameOf={nameOf} />;
}
