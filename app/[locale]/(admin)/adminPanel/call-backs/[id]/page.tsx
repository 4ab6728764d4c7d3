import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CaseBand } from '@/components/admin/call-backs/case-band';
import { CaseFacts } from '@/components/admin/call-backs/case-facts';
import { CaseTimeline } from '@/components/admin/call-backs/case-timeline';
import { CallBackMail, Deeds } from '@/components/admin/call-backs/deed-forms';
import { PlainAnswer } from '@/components/admin/call-backs/plain-answer';
import { AnswerChoice } from '@/components/admin/case/answer-choice';
import { CaseKeys } from '@/components/admin/case/case-keys';
import { CaseNotice } from '@/components/admin/case/case-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { callBackDraftName, deedKeys } from '@/lib/admin/call-back-deeds';
import { callBackResource } from '@/lib/admin/call-backs';
import { fillAnswer } from '@/lib/admin/fill-answer';
import { followerOf } from '@/lib/admin/record-path';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listCannedAnswers } from '@/lib/care-api/canned-answers';
import { getCompany } from '@/lib/care-api/content';
import { getCallBack, getCallBackHistory, listCallBackOwners } from '@/lib/care-api/staff-call-backs';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import { recordMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/call-backs/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'call-backs',
    read: getCallBack,
    nameOf: ({ name }) => name,
  });
}

export default async function CallBackPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { session, user, isFull } = await enterScreen(params, 'call-backs', `/${id}`);
  if (toId(id) === null) notFound();
  const { accessToken } = session;
  const reading = await getCallBack(accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const row = reading.value;
  const asked = readSearchParams(await searchParams);
  const search = asked.get('in') ?? '';
  const [place, draft, history, owners, canned, company] = await Promise.all([
    getListPlace(callBackResource, accessToken, id, asked.get('in')),
    getDraft(callBackDraftName(id)),
    getCallBackHistory(accessToken, id),
    listCallBackOwners(accessToken),
    listCannedAnswers(accessToken),
    getCompany(),
  ]);
  const t = await getTranslations();
  const known = { company, anyTopic: t('AdminCallBacks.anyTopic') };
  const answers = canned.map(({ id, title, text }) => ({
    id,
    subject: fillAnswer(title, row, known),
    text: fillAnswer(text, row, known),
  }));
  const chosen = answers.find((answer) => answer.id === toId(asked.get('answer')));
  const report = asked.has('problem') ? (draft?.report ?? null) : null;
  const after = followerOf('call-backs', place, asked);
  const form = { row, search, words: draft?.words ?? {}, report, after: after.id };
  return (
    <>
      <ScreenHead
        title={row.name}
        back={{ href: place?.list ?? '/adminPanel/call-backs', label: t('AdminLayout.screens.call-backs') }}
      >
        <ListWay place={place} after={after.href} />
      </ScreenHead>
      <div id="problem">
        <CaseNotice asked={asked} report={report} />
      </div>
      <CaseBand row={row} />
      <div className="grid content-start items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <CaseFacts row={row} bounced={history?.bounced ?? ''} isWhole={isFull} isAdmin={isFull && user.isAdmin} />
        <div className="grid content-start gap-6 xl:row-span-2">
          {isFull ? (
            <>
              <Deeds {...form} owners={owners} goesOn={asked.has('goOn')} />
              <CallBackMail
                {...form}
                words={begin(form.words, chosen)}
                templates={
                  answers.length > 0 && (
                    <AnswerChoice
                      answers={answers}
                      chosen={chosen?.id ?? null}
                      fields={{ in: search }}
                      words={{
                        label: t('AdminCallBacks.act.answer'),
                        hint: t('AdminCallBacks.act.answerHint'),
                        none: t('AdminCallBacks.act.choose'),
                        go: t('AdminCallBacks.act.answerGo'),
                      }}
                    />
                  )
                }
              />
              <WithMessages rooms={['AdminCase']}>
                <CaseKeys keys={deedKeys} />
              </WithMessages>
            </>
          ) : (
            <PlainAnswer {...form} />
          )}
        </div>
        {history && <CaseTimeline row={row} history={history} />}
      </div>
    </>
  );
}

/** An answer goes behind what was typed before. */
function begin(typed: Record<string, string>, chosen: { subject: string; text: string } | undefined) {
  if (!chosen) return typed;
  const text = [typed.text, chosen.text].filter(Boolean).join('\n\n');
  return { ...typed, subject: typed.subject || chosen.subject, text };
}
