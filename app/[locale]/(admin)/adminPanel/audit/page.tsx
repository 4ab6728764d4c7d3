import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditList } from '@/components/admin/audit/audit-list';
import { AuditProof } from '@/components/admin/audit/audit-proof';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { WithMessages } from '@/components/layout/with-messages';
import { auditRules } from '@/lib/admin/audit';
import { parseListQuery } from '@/lib/admin/list-query';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getAuditPage, verifyAudit } from '@/lib/care-api/staff';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/audit'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'audit');
}

export default async function AuditPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'audit');
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, auditRules);
  const [reading, proof] = await Promise.all([
    getAuditPage(session.accessToken, query),
    asked.has('verify') ? verifyAudit(session.accessToken) : null,
  ]);
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('audit')} />
      <AuditProof proof={proof?.state === 'ready' ? proof.value : null} />
      <WithMessages rooms={['AdminList']}>
        <AuditList query={query} ignored={ignored} page={reading.state === 'ready' ? reading.value : null} />
      </WithMessages>
    </>
  );
}
