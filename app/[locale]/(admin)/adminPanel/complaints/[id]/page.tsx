import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CaseKeys } from '@/components/admin/case/case-keys';
import { CaseNotice } from '@/components/admin/case/case-notice';
import { Timeline } from '@/components/admin/case/timeline';
import { ComplaintCase } from '@/components/admin/complaints/complaint-case';
import { ComplaintDeeds, ComplaintMail } from '@/components/admin/complaints/complaint-deeds';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { complaintDraftName, complaintKeys, complaintResource } from '@/lib/admin/complaints';
import { followerOf } from '@/lib/admin/record-path';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getCompany } from '@/lib/care-api/content';
import { listCallBackOwners } from '@/lib/care-api/staff-call-backs';
import { getComplaint, getComplaintHistory } from '@/lib/care-api/staff-complaints';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { complaintOutcomes, complaintReference } from '@/lib/contract/complaint';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/complaints/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'complaints',
    read: getComplaint,
    nameOf: ({ id }) => complaintReference(id),
  });
}

export default async function ComplaintPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session, user } = await enterScreen(params, 'complaints', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getComplaint(accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const row = reading.value;
  const asked = readSearchParams(await searchParams);
  const [place, draft, history, owners, company] = await Promise.all([
    getListPlace(complaintResource, accessToken, id, asked.get('in')),
    getDraft(complaintDraftName(id)),
    getComplaintHistory(accessToken, id),
    listCallBackOwners(accessToken),
    getCompany(),
  ]);
  const t = await getTranslations();
  const report = asked.has('problem') ? (draft?.report ?? null) : null;
  const words = {
    events: { created: t('AdminComplaints.cameIn'), entered: t('AdminCallBacks.events.entered') },
    outcomes: Object.fromEntries(complaintOutcomes.map((one) => [one, t(`AdminComplaints.outcomes.${one}`)])),
  };
  const after = followerOf('complaints', place, asked);
  const form = { row, search: asked.get('in') ?? '', words: draft?.words ?? {}, report, after: after.id };
  return (
    <>
      <ScreenHead
        title={complaintReference(row.id)}
        back={{ href: place?.list ?? '/adminPanel/complaints', label: t('AdminLayout.screens.complaints') }}
      >
        <ListWay place={place} after={after.href} />
      </ScreenHead>
      <div id="problem">
        <CaseNotice asked={asked} report={report} />
      </div>
      <div className="grid content-start items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <ComplaintCase row={row} bounced={history?.bounced ?? ''} isAdmin={user.isAdmin} />
        <div className="grid content-start gap-6 xl:row-span-2">
          <ComplaintDeeds {...form} owners={owners} />
          {row.email !== '' && <ComplaintMail {...form} company={company?.name ?? ''} />}
          <WithMessages rooms={['AdminCase']}>
            <CaseKeys keys={complaintKeys} />
          </WithMessages>
        </div>
        {history && <Timeline events={history.events} words={words} />}
      </div>
    </>
  );
}
