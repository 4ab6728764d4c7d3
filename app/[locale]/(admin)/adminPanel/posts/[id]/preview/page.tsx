import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { postWork } from '@/lib/admin/post-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { toId } from '@/lib/http/to-id';
import { PostPreview } from '../../../../../post-preview';
import { screenMetadata } from '../../../../screen-metadata';
import { WorkPreview } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/posts/[id]/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'posts');
}

export default async function PostPreviewPage({ params }: Props) {
  const { id } = await params;
  const { session, extensions } = await enterScreen(params, 'posts', `/${id}/preview`);
  if (!extensions.has('getWorkingCopy') || toId(id) === null) notFound();
  const show = (row: object, note: string) => <PostPreview row={row} note={note} />;
  return <WorkPreview work={postWork} id={id} session={session} show={show} />;
}
