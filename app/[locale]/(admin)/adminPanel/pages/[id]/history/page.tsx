import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageWork } from '@/lib/admin/page-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { keptPageSchema } from '@/lib/contract/menu';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../../screen-metadata';
import { WorkHistory } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/pages/[id]/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'pages',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'page', id }),
    nameOf: ({ row }) => keptPageSchema.parse(row).title,
  });
}

export default async function PageHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'pages', `/${id}/history`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  const nameOf = (row: unknown) => keptPageSchema.parse(row).title;
  return <WorkHistory work={pageWork} id={id} session={session} asked={asked} nameOf={nameOf} />;
}
