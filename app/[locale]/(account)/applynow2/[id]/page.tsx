import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { AppliedBefore } from '@/components/questionnaire/applied-before';
import { ApplyFrame } from '@/components/questionnaire/apply-frame';
import { ClosedListing } from '@/components/questionnaire/closed-listing';
import { NoQuestions } from '@/components/questionnaire/no-questions';
import { Questionnaire } from '@/components/questionnaire/questionnaire';
import { answersForm, draftLeft, listNotKept, readTold, toProblem } from '@/lib/answers/plain-form';
import { textsOf } from '@/lib/answers/texts-of';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getCompany } from '@/lib/care-api/content';
import { getDraft as getSavedDraft, listApplications, listQuestionsOfListing } from '@/lib/care-api/questionnaires';
import { requireListing } from '@/lib/care-api/require-listing';
import type { Application } from '@/lib/contract/application';
import type { DraftChanges } from '@/lib/contract/draft';
import type { FormDraft } from '@/lib/contract/form-draft';
import { statusAt } from '@/lib/contract/job-closing';
import { getDraft } from '@/lib/forms/draft';
import { localePath } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { openingHoursOf } from '@/lib/opening/opening-hours';
import { isAnswerable } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { loginPath } from '@/lib/sign-in/sign-in-paths';
import type { ServerDraft } from '@/lib/unsent-answers/reconcile-drafts';

type Props = PageProps<'/[locale]/applynow2/[id]'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const reading = await requireListing((await params).id, { locale, page: '/applynow2' });
  const t = await getTranslations({ locale });
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle'), robots: { index: false } };
  const title = t('Questionnaire.metaTitle', { title: reading.value.title });
  const isRefused = toProblem((await searchParams).problem) !== null;
  return { title: isRefused ? t('Questionnaire.errorTitle', { title }) : title, robots: { index: false } };
}

export default async function ApplyPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const id = Number((await params).id);
  const user = await requireUser({ locale, path: `/applynow2/${(await params).id}` });
  const [listing, questions, company, t] = await Promise.all([
    requireListing((await params).id, { locale, page: '/applynow2' }),
    listQuestionsOfListing(id),
    getCompany(),
    getTranslations({ locale }),
  ]);
  if (listing.state !== 'ready' || questions.state !== 'ready') return <Unavailable company={company} />;
  const { title } = listing.value;
  if (statusAt(listing.value, new Date()) === 'Closed') return <ClosedListing listing={{ id, title }} />;

  const frame = { listing: { id, title }, title: t('Apply.title', { title }) };
  const path = walkPath(questions.value, new Map());
  if (!path.some(isAnswerable)) {
    const form = (
      <CallBackForm
        form="apply"
        listing={id}
        isApplication
        submitLabel={t('Apply.send')}
        withPhone
        withWay
        withWhen
        isPromised={company?.tellsDetails}
        hours={company ? openingHoursOf(company, locale) : undefined}
      />
    );
    return (
      <ApplyFrame {...frame} intro={t('Apply.intro')}>
        <WithMessages rooms={['CallBackForm']} faults="callBack">
          <NoQuestions listingId={id} statements={path} form={form} />
        </WithMessages>
      </ApplyFrame>
    );
  }
  const returnUrl = localePath(locale, `/applynow2/${id}`);
  // Where the API could not keep them, a form sent without script left its answers in a cookie.
  const cameBack = await getDraft(answersForm(id));
  const { server, changes, applied } = await readOwn(id, cameBack);
  return (
    <ApplyFrame
      {...frame}
      intro={
        <>
          <p className="noscript:hidden">{t('Questionnaire.intro')}</p>
          <p className="hidden noscript:block">{t('Questionnaire.introPlain')}</p>
        </>
      }
    >
      {applied && <AppliedBefore application={applied} />}
      <WithMessages rooms={['Questionnaire']} faults="answers" texts={questions.value.flatMap(textsOf)}>
        <Questionnaire
          listingId={id}
          userId={user.id}
          questions={questions.value}
          server={server}
          changes={changes}
          problem={toProblem((await searchParams).problem)}
          notKept={listNotKept(questions.value, cameBack?.report)}
          told={readTold((await searchParams).about)}
          // Another API has no copies, as it has no drafts.
          copyTo={server.keepsDrafts && !user.isUnconfirmed ? user.email : null}
          loginHref={loginPath(locale, { returnUrl })}
          phone={company?.phone ?? ''}
        />
      </WithMessages>
    </ApplyFrame>
  );
}

type Own = { server: ServerDraft; changes: DraftChanges | null; applied: Application | null };

/** The answers that came back, else those the API has; and what was sent of them, the newest, unless it was taken back. */
async function readOwn(listingId: number, cameBack: FormDraft | null): Promise<Own> {
  const session = await getSession();
  const left = draftLeft(cameBack);
  const server = { draft: left, isKnown: false, keepsDrafts: session !== null, sentAt: null };
  if (!session) return { server, changes: null, applied: null };
  const [draft, applications] = await Promise.all([
    getSavedDraft(session.accessToken, listingId),
    listApplications(session.accessToken),
  ]);
  const sent = applications.state === 'ready' ? applications.value : [];
  const here = sent.filter((application) => application.listingId === listingId);
  const applied = here.find(({ withdrawn }) => !withdrawn) ?? null;
  if (draft.state === 'ready') {
    const { changes = null, ...kept } = draft.value;
    return { server: { ...server, draft: left ?? kept, isKnown: !left }, changes, applied };
  }
  if (draft.state !== 'missing') return { server, changes: null, applied };
  // An API without drafts has no list of applications either; one that has them always answers it.
  const keepsDrafts = applications.state !== 'missing';
  return {
    server: { ...server, isKnown: !left, keepsDrafts, sentAt: here[0]?.sentAt ?? null },
    changes: null,
    applied,
  };
}
