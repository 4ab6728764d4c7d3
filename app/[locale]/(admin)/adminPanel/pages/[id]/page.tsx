import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { PageEditor } from '@/components/admin/working/page-editor';
import { WorkPictures } from '@/components/admin/working/work-pictures';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { pageWork } from '@/lib/admin/page-work';
import { pageResource } from '@/lib/admin/pages';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listRoom } from '@/lib/care-api/staff-choices';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getStanding } from '@/lib/care-api/working';
import { keptPageSchema } from '@/lib/contract/menu';
import { siteUrl } from '@/lib/env';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';
import { editorProps } from '../../../work-pages';

type Props = PageProps<'/[locale]/adminPanel/pages/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'pages',
    read: (accessToken, id) => getStanding(accessToken, { kind: 'page', id }),
    nameOf: ({ row }) => keptPageSchema.parse(row).title,
  });
}

export default async function PageEditorPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { locale, session } = await enterScreen(params, 'pages', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getStanding(accessToken, { kind: 'page', id });
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const { value: standing } = reading;
  const page = keptPageSchema.parse(standing.row);
  const asked = readSearchParams(await searchParams);
  const [editor, place, menus, pictures, screens] = await Promise.all([
    editorProps(pageWork, { id, locale, standing, asked }),
    getListPlace(pageResource, accessToken, id, asked.get('in')),
    listRoom(accessToken, 'menus'),
    listRoom(accessToken, 'pictures'),
    getTranslations('AdminLayout.screens'),
  ]);
  return (
    <>
      <ScreenHead title={page.title} back={{ href: place?.list ?? '/adminPanel/pages', label: screens('pages') }}>
        <ListWay place={place} />
      </ScreenHead>
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminEditor', 'AdminWork']} faults="staff">
        <PageEditor
          {...editor}
          standing={{ ...editor.standing, isDraft: page.isDraft }}
          site={siteUrl()}
          known={page.isDraft ? '' : page.slug}
          chosen={{ menus }}
          hasSource={session.isAdmin}
        >
          <WorkPictures
            work={pageWork}
            id={id}
            library={pictures}
            names={pageWork.pictures.read(standing.copy?.data ?? standing.fields)}
          />
        </PageEditor>
      </WithMessages>
    </>
  );
}
