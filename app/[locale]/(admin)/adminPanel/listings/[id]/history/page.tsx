import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { HistoryList } from '@/components/admin/working/history-list';
import { Unavailable } from '@/components/layout/unavailable';
import { listingMap, listingWorkNames } from '@/lib/admin/listing-work';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getRevision, getStanding, listRevisions } from '@/lib/care-api/working';
import { keptListingSchema } from '@/lib/contract/listing';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]/history'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'listings');
}

export default async function ListingHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session, extensions } = await enterScreen(params, 'listings', `/${id}/history`);
  if (!extensions.has('listRevisions') || toId(id) === null) notFound();
  const row = { kind: 'listing' as const, id };
  const { accessToken } = session;
  const [standing, revisions] = await Promise.all([getStanding(accessToken, row), listRevisions(accessToken, row)]);
  if (standing.state === 'away' || revisions.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready' || revisions.state !== 'ready') notFound();
  const { items } = revisions.value;
  const number = toId(readSearchParams(await searchParams).get('state')) ?? items[0]?.number ?? 0;
  const [after, before] = await Promise.all([fieldsOf(number), fieldsOf(number - 1)]);
  const t = await getTranslations('AdminWork');
  const { title } = keptListingSchema.parse(standing.value.row);
  const { version, publicVersion } = standing.value;
  return (
    <>
      <ScreenHead
        title={t('history.title', { title })}
        back={{ href: `/adminPanel/listings/${id}`, label: t('preview.back') }}
      />
      {items.length === 0 && <p>{t('history.none')}</p>}
      <HistoryList
        id={id}
        items={items}
        names={listingWorkNames}
        shown={after && { number, before: before ?? {}, after }}
        versions={{ version, publicVersion }}
      />
    </>
  );

  async function fieldsOf(wanted: number) {
    if (wanted < 1) return null;
    const reading = await getRevision(accessToken, { ...row, number: String(wanted) });
    return reading.state === 'ready' ? listingMap.toFields(reading.value.data) : null;
  }
}
