import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ImportProblem } from '@/components/admin/import/import-problem';
import { ImportScreen } from '@/components/admin/import/import-screen';
import { type ListPart, listSize } from '@/components/admin/import/planned-list';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { importForm, importPath, shownList } from '@/lib/admin/imports';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getImport, listPlanned, listRefusedLines } from '@/lib/care-api/staff-imports';
import type { ImportRun } from '@/lib/contract/import';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { screenMetadata } from '../../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/listings/import/[run]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'import');
}

export default async function ImportRunPage({ params, searchParams }: Props) {
  const { run } = await params;
  const { session } = await enterScreen(params, 'import', `/${run}`);
  const id = toId(run);
  if (id === null) notFound();
  const reading = await getImport(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const part = await readPart(session.accessToken, reading.value, readSearchParams(await searchParams));
  const draft = await getDraft(importForm);
  const t = await getTranslations('AdminImport');
  return (
    <>
      <ScreenHead title={reading.value.fileName} back={{ href: importPath, label: t('back') }} />
      <ImportProblem report={draft?.report} problem={reading.value.problem} />
      <ImportScreen run={reading.value} part={part} />
    </>
  );
}

/** Of the list that the address asks for, or of the first that has anything. */
async function readPart(
  accessToken: string,
  { id, expected }: ImportRun,
  asked: URLSearchParams,
): Promise<ListPart | null> {
  const list = expected && shownList(asked.get('list'), expected);
  if (!list) return null;
  const page = toId(asked.get('page')) ?? 1;
  const of = { page, size: listSize };
  if (list === 'refused') {
    const lines = await listRefusedLines(accessToken, id, of);
    return lines.state === 'ready' ? { list, page, rows: lines.value.lines, total: lines.value.total } : null;
  }
  const planned = await listPlanned(accessToken, id, list, of);
  return planned.state === 'ready' ? { list, page, ...planned.value } : null;
}
