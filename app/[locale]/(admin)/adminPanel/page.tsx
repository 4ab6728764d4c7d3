import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { type Counted, TodayScreen } from '@/components/admin/today/today-screen';
import { auditRules } from '@/lib/admin/audit';
import { plainCategoryRules } from '@/lib/admin/categories';
import { faqRules } from '@/lib/admin/faqs';
import { emptyListQuery } from '@/lib/admin/list-query';
import { screensFor } from '@/lib/admin/screens';
import { trashRules } from '@/lib/admin/trash';
import { plainUserRules } from '@/lib/admin/users';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getAuditPage, getTrashPage } from '@/lib/care-api/staff';
import { getCategoryPage } from '@/lib/care-api/staff-categories';
import { getFaqPage } from '@/lib/care-api/staff-faqs';
import { getUserPage } from '@/lib/care-api/staff-users';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/adminPanel'>;

export const dynamic = 'force-dynamic';

const deedsShown = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function TodayPage({ params, searchParams }: Props) {
  const { session, user, extensions } = await enterScreen(params, 'today');
  const { accessToken } = session;
  const screens = screensFor(user, extensions);
  const [faqs, categories, users, trash, audit] = await Promise.all([
    screens.includes('faqs') && getFaqPage(accessToken, emptyListQuery(faqRules)),
    screens.includes('categories') && getCategoryPage(accessToken, emptyListQuery(plainCategoryRules)),
    screens.includes('users') && getUserPage(accessToken, emptyListQuery(plainUserRules)),
    screens.includes('trash') && getTrashPage(accessToken, emptyListQuery(trashRules)),
    screens.includes('audit') && getAuditPage(accessToken, emptyListQuery(auditRules)),
  ]);
  const counts = [
    { screen: 'faqs' as const, reading: faqs },
    { screen: 'categories' as const, reading: categories },
    { screen: 'users' as const, reading: users },
    { screen: 'trash' as const, reading: trash },
  ].flatMap(({ screen, reading }): Counted[] =>
    reading && reading.state === 'ready' ? [{ screen, count: reading.value.total }] : [],
  );
  const t = await getTranslations('AuthAccount.admin');
  return (
    <>
      <ScreenHead title={t('title')} />
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <TodayScreen
        counts={counts}
        deeds={audit && audit.state === 'ready' ? audit.value.items.slice(0, deedsShown) : null}
      />
    </>
  );
}
