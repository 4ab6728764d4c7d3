import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { ResourceEditor } from '@/components/admin/resource/resource-editor';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { startEditor } from '@/lib/admin/editor-state';
import type { Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { offerResource } from '@/lib/care-api/published/offer-resource';
import { listChoices } from '@/lib/care-api/staff-choices';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getResourceRow } from '@/lib/care-api/staff-resources';
import { getDraft } from '@/lib/forms/draft';
import { editDraftName } from '@/lib/forms/editor-route';
import { readSearchParams } from '@/lib/http/read-search-params';
import { recordMetadata } from './screen-metadata';
import type { Described } from './shown-resource';

type RecordProps = PageProps<'/[locale]/adminPanel/[resource]/[id]'>;
type RecordOf<Row> = Pick<Described<Row>, 'resource' | 'record'>;

export async function showNew<Row>(
  described: RecordOf<Row>,
  { params, searchParams }: { params: Promise<{ locale: string }>; searchParams: RecordProps['searchParams'] },
) {
  const { screen, kind } = described.resource;
  const { session } = await enterScreen(params, screen, '/new');
  const resource = await offerResource(session.accessToken, described.resource);
  const { words } = resource;
  const editor = resource.editor ?? resource.entry;
  if (!editor || !words.add) notFound();
  const [draft, chosen] = await Promise.all([
    getDraft(editDraftName(kind, null)),
    listChoices(session.accessToken, { editor }),
  ]);
  const t = await getTranslations();
  const asked = readSearchParams(await searchParams);
  // A choice shows its first value before anybody chooses.
  const fields = editor.fields.map(({ name, max, values = [], startsFromAddress }) => [
    name,
    startsFromAddress ? (asked.get(name) ?? '').slice(0, max) : (values[0]?.value ?? ''),
  ]);
  const blank = { fields: Object.fromEntries(fields), version: null };
  return (
    <>
      <ScreenHead title={t(words.add)} back={{ href: screenPath(screen), label: t(`AdminLayout.screens.${screen}`) }} />
      <WithMessages rooms={['AdminEditor']} faults="staff">
        <ResourceEditor
          resource={resource}
          id={null}
          start={startEditor(blank, draft)}
          report={draft?.report ?? null}
          chosen={chosen}
        />
      </WithMessages>
    </>
  );
}

const isRowId = (id: string) => /^[\w-]{1,64}$/.test(id);

export function recordTitle<Row>(resource: Resource<Row>, params: Promise<{ locale: string; id: string }>) {
  return recordMetadata(params, {
    screen: resource.screen,
    read: async (accessToken, id) => getResourceRow(await offerResource(accessToken, resource), accessToken, id),
    nameOf: resource.nameOf,
    isId: isRowId,
  });
}

/** The page of a row, where its editor is simple. */
export async function showRecord<Row>(described: RecordOf<Row>, { params, searchParams }: RecordProps) {
  const { screen, kind, nameOf } = described.resource;
  const { id } = await params;
  const { session, has } = await enterScreen(params, screen, `/${id}`);
  const { accessToken } = session;
  const resource = await offerResource(accessToken, described.resource);
  const { editor } = resource;
  if (!editor || !isRowId(id)) notFound();
  const reading = await getResourceRow(resource, accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const row = reading.value;
  const asked = readSearchParams(await searchParams);
  const beside = { row, accessToken, has, listed: asked.get('in') ?? '' };
  const [draft, place, chosen, parts] = await Promise.all([
    getDraft(editDraftName(kind, id)),
    getListPlace(resource, accessToken, id, asked.get('in')),
    listChoices(accessToken, { editor }),
    described.record?.(),
  ]);
  const shipped = asked.get('words') === 'shipped' && editor.toShipped?.(row);
  const begun = draft ?? (shipped ? { words: shipped, report: null } : null);
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={nameOf(row)} back={{ href: place?.list ?? screenPath(screen), label: screens(screen) }}>
        <ListWay place={place} />
      </ScreenHead>
      <DoneNotice asked={asked} />
      {parts?.Above && <parts.Above {...beside} />}
      <WithMessages rooms={['AdminEditor']} faults="staff">
        <ResourceEditor
          resource={resource}
          id={id}
          start={startEditor(editor.toOpened(row), begun)}
          report={draft?.report ?? null}
          chosen={chosen}
        />
      </WithMessages>
      {parts?.Below && <parts.Below {...beside} />}
    </>
  );
}
