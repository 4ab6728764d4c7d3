import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { TodayScreen } from '@/components/admin/today/today-screen';
import { faqRules } from '@/lib/admin/faqs';
import { emptyListQuery } from '@/lib/admin/list-query';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getFaqPage } from '@/lib/care-api/staff-faqs';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/adminPanel'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function TodayPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'today');
  const faqs = await getFaqPage(session.accessToken, emptyListQuery(faqRules));
  const asked = readSearchParams(await searchParams);
  const t = await getTranslations('AuthAccount.admin');
  return (
    <>
      <ScreenHead title={t('title')} />
      <DoneNotice done={null} problem={asked.get('problem')} />
      <TodayScreen counts={faqs.state === 'ready' ? [{ screen: 'faqs', count: faqs.value.total }] : []} />
    </>
  );
}
