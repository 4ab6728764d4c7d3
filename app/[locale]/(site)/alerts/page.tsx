import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AlertScreen } from '@/components/alerts/alert-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { alertForm, toAlertSearch } from '@/lib/contract/alert';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { saySearch } from './say-search';

type Props = PageProps<'/[locale]/alerts'>;

// What is asked stands in the address.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, door, draft } = await readAlertPage(params, searchParams);
  const t = await getTranslations({ locale });
  const title = t('Alerts.link', { door });
  return { title: draft ? t('Client.errorTitle', { title }) : title, robots: { index: false } };
}

/** Asks for new listings by mail: those that the address's own question finds. */
export default async function AlertPage({ params, searchParams }: Props) {
  const { locale, search, ...said } = await readAlertPage(params, searchParams);
  setRequestLocale(locale);
  return (
    <WithMessages>
      <AlertScreen search={search} {...said} />
    </WithMessages>
  );
}

async function readAlertPage(params: Props['params'], searchParams: Props['searchParams']) {
  const locale = await requireLocale(params);
  const search = toAlertSearch(readSearchParams(await searchParams).toString()) ?? '';
  const [said, draft] = await Promise.all([saySearch(search, locale), getDraft(alertForm)]);
  return { locale, search, ...said, draft: draft?.words.search === search ? draft : null };
}
