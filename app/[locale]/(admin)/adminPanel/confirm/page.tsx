import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ConfirmForm } from '@/components/admin/layout/confirm-form';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { TurnBack } from '@/components/admin/layout/turn-back';
import { WorkAccountLink } from '@/components/auth/work-account-link';
import { WithMessages } from '@/components/layout/with-messages';
import { isListPath, listWith } from '@/lib/admin/list-path';
import { enterScreen } from '@/lib/auth/enter-screen';
import { offersWorkAccount } from '@/lib/care-api/second-factor';
import { getDeed } from '@/lib/forms/begun-deed';
import { readSearchParams } from '@/lib/http/read-search-params';
import { localePath } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/adminPanel/confirm'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AdminConfirm' });
  return { title: t('title'), robots: { index: false } };
}

export default async function ConfirmPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  await enterScreen(params, 'today', '/confirm');
  const asked = readSearchParams(await searchParams);
  const path = asked.get('path') ?? '';
  if (!isListPath(path)) notFound();
  const [name, search] = [asked.get('deed') ?? '', asked.get('search') ?? ''];
  const [t, deed, hasWorkAccounts] = await Promise.all([
    getTranslations('AdminConfirm'),
    getDeed(name),
    offersWorkAccount(),
  ]);
  return (
    <>
      <ScreenHead title={t('title')}>
        <p className="measure mt-2">{t(deed ? 'begun' : 'text')}</p>
      </ScreenHead>
      <DoneNotice asked={asked} />
      <WithMessages rooms={['Auth']}>
        <ConfirmForm
          path={path}
          search={search}
          deed={deed && { ...deed, name }}
          words={{ password: t('password'), go: t('button') }}
        />
        {hasWorkAccounts && <WorkAccountLink returnUrl={localePath(locale, listWith(path, search, {}))} again />}
      </WithMessages>
      <p className="mt-4">
        <TurnBack href={listWith(path, search, {})} label={t('turnBack')} />
      </p>
    </>
  );
}
