import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { HistoryList } from '@/components/admin/working/history-list';
import { previewWidths, WidthFrame } from '@/components/admin/working/width-frame';
import { Unavailable } from '@/components/layout/unavailable';
import { revisionBefore } from '@/lib/admin/revision-before';
import { readWhen } from '@/lib/admin/when';
import { startWork, type WorkKind, workPath } from '@/lib/admin/work';
import type { Session } from '@/lib/auth/session';
import { getRevision, getStanding, listRevisions } from '@/lib/care-api/working';
import type { Standing } from '@/lib/contract/working';
import { siteUrl } from '@/lib/env';
import { getDraft } from '@/lib/forms/draft';
import { workDraftName } from '@/lib/forms/working-route';
import { toId } from '@/lib/http/to-id';
import { type Locale, localePath } from '@/lib/i18n/languages';

type Args = { work: WorkKind; id: string; session: Session };

/** What every such editor is given: how its row stands, and what came back with a plain form. */
export async function editorProps(
  work: WorkKind,
  { id, locale, standing, asked }: { id: string; locale: Locale; standing: Standing; asked: URLSearchParams },
) {
  const draft = await getDraft(workDraftName(work.kind, id));
  const token = asked.get('preview');
  const { schedule, ending, previewUntil, copy } = standing;
  return {
    id,
    start: startWork(standing, draft, work.map),
    report: draft?.report ?? null,
    standing: { schedule, ending, previewUntil, isDraft: false, isWaiting: copy !== null },
    when: readWhen((name) => draft?.words[name] ?? ''),
    previewHref: token && /^[\w-]{43}$/.test(token) ? siteUrl() + localePath(locale, `/preview/${token}`) : null,
  };
}

/** What a row was before, for the page of its history. `nameOf` reads its name off the row as staff are told it. */
export async function WorkHistory({
  work,
  id,
  session: { accessToken },
  asked,
  nameOf,
}: Args & { asked: URLSearchParams; nameOf: (row: unknown) => string }) {
  const row = { kind: work.kind, id };
  const [standing, revisions] = await Promise.all([getStanding(accessToken, row), listRevisions(accessToken, row)]);
  if (standing.state === 'away' || revisions.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready' || revisions.state !== 'ready') notFound();
  const { items } = revisions.value;
  const number = toId(asked.get('state')) ?? items[0]?.number ?? 0;
  const other = toId(asked.get('with')) ?? revisionBefore(items, number);
  const [after, before] = await Promise.all([fieldsOf(number), fieldsOf(other)]);
  const t = await getTranslations('AdminWork');
  const { version, publicVersion } = standing.value;
  return (
    <>
      <ScreenHead
        title={t('history.title', { title: nameOf(standing.value.row) })}
        back={{ href: workPath(work, id), label: t('preview.back') }}
      />
      {items.length === 0 && <p>{t('history.none')}</p>}
      <HistoryList
        work={work}
        id={id}
        items={items}
        shown={after && { number, other, before: before ?? {}, after }}
        versions={{ version, publicVersion }}
      />
    </>
  );

  async function fieldsOf(wanted: number) {
    if (wanted < 1) return null;
    const reading = await getRevision(accessToken, { ...row, number: String(wanted) });
    return reading.state === 'ready' ? work.map.toFields(reading.value.data) : null;
  }
}

/** What the row would be if it were published now, at the widths of a phone, a tablet and a desk. */
export async function WorkPreview({ work, id, session: { accessToken }, asked }: Args & { asked: URLSearchParams }) {
  const standing = await getStanding(accessToken, { kind: work.kind, id });
  if (standing.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready') notFound();
  return (
    <WidthFrame
      back={workPath(work, id)}
      look={`/adminPanel/look/${work.kind}/${id}`}
      width={previewWidths.find((one) => String(one) === asked.get('width')) ?? 'own'}
    />
  );
}
