import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { SamplePanel } from '@/components/admin/setup/sample-panel';
import { SetupForm } from '@/components/admin/setup/setup-form';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { companyWork, hoursFields } from '@/lib/admin/company-work';
import { setupForm } from '@/lib/admin/setup';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getSample } from '@/lib/care-api/staff';
import { readCompany } from '@/lib/care-api/staff-company';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/setup'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'setup');
}

export default async function SetupPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'setup');
  const [reading, sample, draft] = await Promise.all([
    readCompany(session.accessToken),
    getSample(session.accessToken),
    getDraft(setupForm),
  ]);
  if (reading.state === 'away' || reading.state === 'refused') return <Unavailable />;
  const company = reading.state === 'ready' ? reading.value : null;
  // A made-up name and number are nobody's to keep.
  const own = company?.isSample ? null : company;
  const week = companyWork.map.toFields({ openingPeriods: own?.opening.openingPeriods ?? [] });
  const hours = Object.fromEntries(hoursFields.map(({ name }) => [name, week[name] ?? '']));
  const words = {
    name: own?.name ?? '',
    phone: own?.phone ?? '',
    openingHours: own?.openingHours ?? '',
    palette: company?.palette ?? 'forest',
    ...hours,
    ...draft?.words,
  };
  const t = await getTranslations('AdminLayout.screens');
  const setup = await getTranslations('AdminSetup');
  return (
    <>
      <ScreenHead title={t('setup')}>
        <p className="measure mt-2">{setup('intro')}</p>
      </ScreenHead>
      <DoneNotice asked={readSearchParams(await searchParams)} />
      <WithMessages rooms={['AdminSetup', 'AdminWork']} faults="setup">
        <SetupForm
          id={company && String(company.id)}
          version={company?.version ?? null}
          words={words}
          report={draft?.report ?? null}
        />
      </WithMessages>
      {sample && <SamplePanel rows={sample.rows} left={sample.left} />}
    </>
  );
}
