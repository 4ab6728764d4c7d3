import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LetterScreen } from '@/components/admin/applications/letter-screen';
import { CaseNotice } from '@/components/admin/case/case-notice';
import { DoneLine } from '@/components/admin/layout/done-line';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { letterForm, readTicked, tickedPath } from '@/lib/admin/applications';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listCannedAnswers } from '@/lib/care-api/canned-answers';
import { getCompany } from '@/lib/care-api/content';
import { listLetters } from '@/lib/care-api/staff-applications';
import { letterVariables, mostLetters } from '@/lib/contract/letter-words';
import { unknownVariable } from '@/lib/contract/variables';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/applications/message'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'applications');
}

export default async function MessagePage({ params, searchParams }: Props) {
  const { session, locale } = await enterScreen(params, 'applications', '/message');
  const asked = readSearchParams(await searchParams);
  const { ids, search } = readTicked(asked);
  // The bar of the list sends its whole form: what stays in the address is who, and from where.
  if (asked.has('path')) {
    const path = tickedPath('message', ids, search);
    redirect(localePath(locale, asked.has('all') ? `${path}&all=1` : path));
  }
  const some = ids.slice(0, mostLetters);
  const [reading, canned, company, draft, t] = await Promise.all([
    listLetters(session.accessToken, some),
    listCannedAnswers(session.accessToken),
    getCompany(),
    getDraft(letterForm),
    getTranslations(),
  ]);
  if (reading.state !== 'ready') return <Unavailable />;
  const letters = reading.value;
  const answers = canned
    .map(({ id, title: subject, text }) => ({ id, subject, text }))
    .filter(({ subject, text }) => unknownVariable(subject + text, letterVariables) === null);
  const chosen = answers.find(({ id }) => id === toId(asked.get('answer')));
  const report = asked.has('problem') ? (draft?.report ?? null) : null;
  const words = { subject: '', text: '', ...chosen, ...(report && draft?.words) };
  return (
    <>
      <ScreenHead
        title={t('AdminApplications.letters.title')}
        back={{ href: `/adminPanel/applications${search}`, label: t('AdminLayout.screens.applications') }}
      />
      <div id="problem">
        <CaseNotice asked={asked} report={report} />
      </div>
      {asked.has('all') && <DoneLine isFault>{t('AdminApplications.letters.tickedAlone')}</DoneLine>}
      {letters.length < ids.length && (
        <DoneLine isFault>{t('AdminApplications.compare.gone', { count: ids.length - letters.length })}</DoneLine>
      )}
      {ids.length === 0 && <DoneLine isFault>{t('AdminApplications.letters.nobody')}</DoneLine>}
      {letters.length > 0 && (
        <LetterScreen
          {...{ letters, ids, search, answers, words, report }}
          chosen={chosen?.id ?? null}
          company={{ company: company?.name ?? '', companyPhone: company?.phone ?? '' }}
        />
      )}
    </>
  );
}
