import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompanyEditor } from '@/components/admin/company/company-editor';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { companyFields, toOpenedCompany } from '@/lib/admin/company';
import { startEditor } from '@/lib/admin/editor-state';
import { enterScreen } from '@/lib/auth/enter-screen';
import { readCompany } from '@/lib/care-api/staff-company';
import { getDraft } from '@/lib/door/draft';
import { editDraftName } from '@/lib/door/editor-route';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/company'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'company');
}

const blank = { fields: Object.fromEntries(companyFields.map((name) => [name, ''])), version: null };

export default async function CompanyPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'company');
  const reading = await readCompany(session.accessToken);
  if (reading.state === 'away') return <Unavailable />;
  const company = reading.state === 'ready' ? reading.value : null;
  const id = company && String(company.id);
  const draft = await getDraft(editDraftName('company', id));
  const t = await getTranslations('AdminCompany');
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('company')}>
        <p className="measure mt-2">{t(company?.tellsDetails === false ? 'logoOnly' : 'intro')}</p>
      </ScreenHead>
      <DoneNotice asked={readSearchParams(await searchParams)} />
      {company?.tellsDetails !== false && (
        <WithMessages rooms={['AdminEditor', 'AdminCompany']} faults="staff">
          <CompanyEditor
            id={id}
            start={startEditor(company ? toOpenedCompany(company) : blank, draft)}
            report={draft?.report ?? null}
          />
        </WithMessages>
      )}
    </>
  );
}
