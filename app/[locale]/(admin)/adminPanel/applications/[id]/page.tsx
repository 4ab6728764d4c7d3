import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ApplicationAnswers } from '@/components/admin/applications/application-answers';
import { ApplicationCase } from '@/components/admin/applications/application-case';
import { ApplicationChecks } from '@/components/admin/applications/application-checks';
import { ApplicationDeeds } from '@/components/admin/applications/application-deeds';
import { ApplicationMail } from '@/components/admin/applications/application-mail';
import { ApplicationTimeline } from '@/components/admin/applications/application-timeline';
import { InterviewSection } from '@/components/admin/applications/interview-section';
import { WorkHistory } from '@/components/admin/applications/work-history';
import { CaseKeys } from '@/components/admin/case/case-keys';
import { CaseNotice } from '@/components/admin/case/case-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { applicationDraftName, applicationKeys, applicationResource } from '@/lib/admin/applications';
import { followerOf, recordHref } from '@/lib/admin/record-path';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getApplicationFile, listApplicationOwners } from '@/lib/care-api/staff-applications';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { listOpenChecks } from '@/lib/contract/application-check';
import { toLondonDay } from '@/lib/contract/london-time';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/applications/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'applications',
    read: getApplicationFile,
    nameOf: ({ application }) => application.applicant,
  });
}

export default async function ApplicationPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session, user } = await enterScreen(params, 'applications', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getApplicationFile(accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const file = reading.value;
  const row = file.application;
  const asked = readSearchParams(await searchParams);
  const search = asked.get('in') ?? '';
  const [place, draft, owners] = await Promise.all([
    getListPlace(applicationResource, accessToken, id, asked.get('in')),
    getDraft(applicationDraftName(id)),
    listApplicationOwners(accessToken),
  ]);
  const screens = await getTranslations('AdminLayout.screens');
  const report = asked.has('problem') ? (draft?.report ?? null) : null;
  const typed = { words: draft?.words ?? {}, report, search };
  const follower = followerOf('applications', place, asked);
  const follows = { after: follower.id, goesOn: asked.has('goOn') };
  const beforeId = toId(asked.get('goOn'));
  const beforeHref = beforeId === null ? null : recordHref('applications', String(beforeId), search);
  const before = beforeHref === null ? null : { href: beforeHref, letter: applicationKeys.back };
  const hasOpenChecks = listOpenChecks(file.checks, toLondonDay(new Date())).length > 0;
  return (
    <>
      <ScreenHead
        title={row.applicant}
        back={{ href: place?.list ?? '/adminPanel/applications', label: screens('applications') }}
      >
        <ListWay place={place} after={follower.href} />
      </ScreenHead>
      <div id="problem">
        <CaseNotice {...{ asked, report, before }} />
      </div>
      <div className="grid gap-6">
        <div className="grid content-start items-start gap-6 xl:grid-cols-2">
          <div className="grid content-start gap-6">
            <ApplicationCase file={file} listed={search} />
            <ApplicationAnswers answers={row.answers} />
          </div>
          <div className="grid content-start gap-6">
            <ApplicationDeeds {...typed} {...follows} {...{ row, owners, hasOpenChecks }} isAdmin={user.isAdmin} />
            <ApplicationMail {...typed} row={row} after={follower.id} leaving={file.leaving} events={file.events} />
            <WithMessages rooms={['AdminCase']}>
              <CaseKeys keys={applicationKeys} />
            </WithMessages>
          </div>
        </div>
        {row.isJob && <InterviewSection {...typed} {...follows} file={file} now={new Date()} />}
        {row.isJob && <ApplicationChecks {...typed} file={file} />}
        {row.isJob && <WorkHistory {...typed} file={file} />}
        <ApplicationTimeline file={file} />
      </div>
    </>
  );
}
