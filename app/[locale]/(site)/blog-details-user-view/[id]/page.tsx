import type { Metadata } from 'next';
import { requireLocale } from '@/lib/i18n/require-locale';
import { describeReader, ReaderPage } from './reader-page';

type Props = PageProps<'/[locale]/blog-details-user-view/[id]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeReader(await requireLocale(params), (await params).id);
}

/** A post with the first of its comments: static. Further ones are answered by `comments`. */
export default async function PostPage({ params }: Props) {
  return <ReaderPage locale={await requireLocale(params)} id={(await params).id} commentPage={1} />;
}
