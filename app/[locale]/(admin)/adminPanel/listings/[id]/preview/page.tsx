import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listingWork } from '@/lib/admin/listing-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { toId } from '@/lib/http/to-id';
import { ListingPreview } from '../../../../../listing-preview';
import { screenMetadata } from '../../../../screen-metadata';
import { WorkPreview } from '../../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'listings');
}

export default async function ListingPreviewPage({ params }: Props) {
  const { id } = await params;
  const { session, extensions } = await enterScreen(params, 'listings', `/${id}/preview`);
  if (!extensions.has('getWorkingCopy') || toId(id) === null) notFound();
  const show = (row: object, note: string) => <ListingPreview row={row} note={note} />;
  return <WorkPreview work={listingWork} id={id} session={session} show={show} />;
}
