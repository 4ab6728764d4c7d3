import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listingWork } from '@/lib/admin/listing-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { keptListingSchema } from '@/lib/contract/listing';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../../screen-metadata';
import { WorkHistory } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'listings',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'listing', id }),
    nameOf: ({ row }) => keptListingSchema.parse(row).title,
  });
}

export default async function ListingHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'listings', `/${id}/history`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  const nameOf = (row: unknown) => keptListingSchema.parse(row).title;
  return <WorkHistory work={listingWork} id={id} session={session} asked={asked} nameOf={nameOf} />;
}
