import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ResetScreen } from '@/components/auth/reset-screen';
import { WithAuthMessages } from '@/components/auth/with-auth-messages';
import { formDraftCookie, readFormDraft } from '@/lib/auth/form-draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/reset_password'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Auth' });
  const title = t('metaTitles.reset');
  const isProblem = (await getDraft(searchParams)) !== null;
  return {
    title: isProblem ? t('errorTitle', { title }) : title,
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const key = readSearchParams(await searchParams).get('Key');
  if (!key) redirect(`/api/reset-password?locale=${locale}`);
  const draft = await getDraft(searchParams);
  return (
    <WithAuthMessages>
      <ResetScreen token={key.slice(0, 200)} initial={draft?.values} fault={draft?.fault} />
    </WithAuthMessages>
  );
}

async function getDraft(searchParams: Props['searchParams']) {
  if (!readSearchParams(await searchParams).has('problem')) return null;
  return readFormDraft((await cookies()).get(formDraftCookie)?.value, 'reset');
}
