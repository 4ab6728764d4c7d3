import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { ListingEditor } from '@/components/admin/working/listing-editor';
import { WorkPictures } from '@/components/admin/working/work-pictures';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { PlaceMap } from '@/components/listings/place-map';
import { listingWork } from '@/lib/admin/listing-work';
import { listingResource } from '@/lib/admin/listings';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listChoices, listRoom } from '@/lib/care-api/staff-choices';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getStanding } from '@/lib/care-api/working';
import { keptListingSchema, listingSchema } from '@/lib/contract/listing';
import { toLondonDay } from '@/lib/contract/london-time';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { whereItIs } from '@/lib/listings/where-it-is';
import { showRecord } from '../../../resource-record';
import { recordMetadata } from '../../../screen-metadata';
import { editorProps } from '../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/listings/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'listings',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'listing', id }),
    nameOf: ({ row }) => keptListingSchema.parse(row).title,
  });
}

export default async function ListingEditorPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { locale, session, isFull } = await enterScreen(params, 'listings', `/${id}`);
  if (!isFull) {
    const named = params.then((said) => ({ ...said, resource: 'listings' }));
    return showRecord({ resource: listingResource }, { params: named, searchParams });
  }
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getStanding(accessToken, { kind: 'listing', id });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { value: standing } = reading;
  const listing = keptListingSchema.parse(standing.row);
  const waiting = listingSchema.safeParse({
    ...(typeof standing.row === 'object' && standing.row),
    ...standing.copy?.data,
  });
  const where = waiting.success ? whereItIs(waiting.data) : null;
  const asked = readSearchParams(await searchParams);
  const [editor, place, chosen, screens, words] = await Promise.all([
    editorProps(listingWork, { id, locale, standing, asked }),
    getListPlace(listingResource, accessToken, id, asked.get('in')),
    listChoices(accessToken, listingResource),
    getTranslations('AdminLayout.screens'),
    getTranslations('AdminWork.ask'),
  ]);
  return (
    <>
      <ScreenHead
        title={listing.title}
        back={{ href: place?.list ?? '/adminPanel/listings', label: screens('listings') }}
      >
        <ListWay place={place} />
      </ScreenHead>
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminWork']} faults="staff">
        <ListingEditor
          {...editor}
          standing={{ ...editor.standing, isDraft: listing.isDraft }}
          chosen={chosen}
          questionnaire={String(standing.fields.questionnaireId ?? '')}
          today={toLondonDay(new Date())}
        >
          {waiting.success && where && (
            <section aria-labelledby="drawn" className="measure mt-10">
              <h2 id="drawn" className="text-2xl">
                {words('map')}
              </h2>
              <PlaceMap where={where} title={waiting.data.title} address={waiting.data.address} />
            </section>
          )}
          <WorkPictures
            work={listingWork}
            id={id}
            library={await listRoom(accessToken, 'pictures')}
            names={listingWork.pictures.read(standing.copy?.data ?? standing.fields)}
          />
        </ListingEditor>
      </WithMessages>
    </>
  );
}
