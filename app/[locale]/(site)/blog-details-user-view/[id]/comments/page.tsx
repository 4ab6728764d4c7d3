import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';
import { describeReader, ReaderPage } from '../reader-page';

type Props = PageProps<'/[locale]/blog-details-user-view/[id]/comments'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeReader(await requireLocale(params), (await params).id, { indexed: false });
}

/** Later comments of a post: `/blog-details-user-view/7?comments=2` is rewritten to here. */
export default async function CommentsPage({ params, searchParams }: Props) {
  const { comments } = await searchParams;
  if (typeof comments !== 'string' || !/^[1-9]\d{0,4}$/.test(comments)) notFound();
  return <ReaderPage locale={await requireLocale(params)} id={(await params).id} commentPage={Number(comments)} />;
}
