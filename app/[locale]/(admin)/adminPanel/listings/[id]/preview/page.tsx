import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { toId } from '@/lib/http/to-id';
import { Link } from '@/lib/i18n/navigation';
import { ListingPreview } from '../../../../../listing-preview';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]/preview'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'listings');
}

export default async function ListingPreviewPage({ params }: Props) {
  const { id } = await params;
  const { session, extensions } = await enterScreen(params, 'listings', `/${id}/preview`);
  if (!extensions.has('getWorkingCopy') || toId(id) === null) notFound();
  const standing = await getStanding(session.accessToken, { kind: 'listing', id });
  if (standing.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready') notFound();
  const t = await getTranslations('AdminWork.preview');
  const { row, copy } = standing.value;
  return (
    <>
      <Link href={`/adminPanel/listings/${id}`} prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('back')}
      </Link>
      <ListingPreview row={{ ...(typeof row === 'object' && row), ...copy?.data }} note={t('note')} />
    </>
  );
}
