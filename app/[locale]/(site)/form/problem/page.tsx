import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { draftCookieName, readDraft } from '@/lib/call-back/draft-cookie';
import { getCompany } from '@/lib/care-api/content';
import { requireLocale } from '@/lib/i18n/require-locale';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/form/problem'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Form' });
  return { title: t('errorTitle'), robots: { index: false } };
}

/** `/form` as it is shown after a form sent without script was refused: with every word kept. */
export default async function FormProblemPage({ params }: PageProps<'/[locale]/form/problem'>) {
  setRequestLocale(await requireLocale(params));
  const draft = readDraft((await cookies()).get(draftCookieName)?.value);
  return <CallBackScreen company={await getCompany()} draft={draft} />;
}
