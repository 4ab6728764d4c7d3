import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listingWork } from '@/lib/admin/listing-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';
import { WorkPreview } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'listings');
}

export default async function ListingPreviewPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session } = await enterScreen(params, 'listings', `/${id}/preview`);
  if (toId(id) === null) notFound();
  const asked = readSearchParams(await searchParams);
  return <WorkPreview work={listingWork} id={id} session={session} asked={asked} />;
}
