import '../../../../look.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RefreshWhileBusy } from '@/components/admin/import/refresh-while-busy';
import { Unavailable } from '@/components/layout/unavailable';
import { works } from '@/lib/admin/works';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getStanding } from '@/lib/care-api/working';
import { toId } from '@/lib/http/to-id';
import { requireLocale } from '@/lib/i18n/require-locale';
import { RowPreview } from '../../../../../row-preview';

type Props = PageProps<'/[locale]/adminPanel/look/[kind]/[id]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Preview' });
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** What a row would be if it were published now, as visitors get it: without the frame of the back office. */
export default async function LookPage({ params }: Props) {
  const { kind, id } = await params;
  const work = works.find((one) => one.kind === kind && !one.own);
  if (!work || toId(id) === null) notFound();
  const below = work.isSingle ? '/preview' : `/${id}/preview`;
  const { session } = await enterScreen(params, work.screen, below);
  const standing = await getStanding(session.accessToken, { kind: work.kind, id });
  if (standing.state === 'away') return <Unavailable />;
  if (standing.state !== 'ready') notFound();
  const { row, copy } = standing.value;
  const t = await getTranslations('Preview');
  return (
    <>
      {/* A questionnaire is told of each change by the builder around it. */}
      {work.kind !== 'questionnaire' && <RefreshWhileBusy every={5_000} />}
      <div data-looked-at hidden />
      <RowPreview kind={work.kind} row={{ ...(typeof row === 'object' && row), ...copy?.data }} note={t('note')} />
    </>
  );
}
