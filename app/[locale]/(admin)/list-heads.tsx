import { AuditProof } from '@/components/admin/audit/audit-proof';
import { auditView } from '@/components/admin/audit/audit-view';
import { callBackView } from '@/components/admin/call-backs/call-back-view';
import { ReportLink } from '@/components/admin/call-backs/report-link';
import { complaintView, SummaryLink } from '@/components/admin/complaints/complaint-view';
import { apiKeyView } from '@/components/admin/keys/api-key-view';
import { NewKeyForm } from '@/components/admin/keys/new-key-form';
import { MediaUpload } from '@/components/admin/media/media-upload';
import { mediaView } from '@/components/admin/media/media-view';
import { MissedAddresses } from '@/components/admin/redirects/missed-addresses';
import { redirectView } from '@/components/admin/redirects/redirect-view';
import { RedirectsUpload } from '@/components/admin/redirects/redirects-upload';
import { StillRight } from '@/components/admin/translations/still-right';
import { translationView } from '@/components/admin/translations/translation-view';
import { InviteForm } from '@/components/admin/users/invite-form';
import { PersonLink } from '@/components/admin/users/person-link';
import { userView } from '@/components/admin/users/user-view';
import { NewWebhookForm } from '@/components/admin/webhooks/new-webhook-form';
import { webhookView } from '@/components/admin/webhooks/webhook-view';
import { WithMessages } from '@/components/layout/with-messages';
import { newKeyForm } from '@/lib/admin/api-keys';
import { redirectsSent } from '@/lib/admin/redirects';
import { screenPath } from '@/lib/admin/screens';
import { inviteDraftName } from '@/lib/admin/users';
import { newWebhookForm } from '@/lib/admin/webhooks';
import { readAs } from '@/lib/care-api/client';
import { readOutOfDate } from '@/lib/care-api/read-out-of-date';
import { verifyAudit } from '@/lib/care-api/staff';
import type { Account } from '@/lib/contract/account';
import type { ApiKey } from '@/lib/contract/api-key';
import type { AuditRow } from '@/lib/contract/audit';
import type { CallBack } from '@/lib/contract/call-back';
import type { Complaint } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import type { Media } from '@/lib/contract/media';
import type { Redirect } from '@/lib/contract/redirect';
import type { Translation } from '@/lib/contract/translation';
import type { Webhook } from '@/lib/contract/webhook';
import { getDraft } from '@/lib/forms/draft';
import { getShownOnce } from '@/lib/forms/shown-once';
import type { HeadProps, ListParts } from './shown-resource';

export const callBackList: ListParts<CallBack> = { ...callBackView, Head: ReportLink, headNeeds: 'getCallBackReport' };
export const complaintList: ListParts<Complaint> = {
  ...complaintView,
  Head: SummaryLink,
  headNeeds: 'getComplaintSummary',
};
export const mediaList: ListParts<Media> = {
  ...mediaView,
  Head: () => (
    <WithMessages rooms={['AdminMedia']} faults="staff">
      <MediaUpload />
    </WithMessages>
  ),
};
export const userList: ListParts<Account> = { ...userView, Head: Invite, headNeeds: 'inviteColleague' };
export const apiKeyList: ListParts<ApiKey> = { ...apiKeyView, Head: NewKey };
export const webhookList: ListParts<Webhook> = { ...webhookView, Head: NewWebhook };
export const translationList: ListParts<Translation> = {
  ...translationView,
  Head: async ({ query: { status, q, from, to, filters }, asked, accessToken }) => {
    if (status !== 'changed') return null;
    const which = { q, from, to, ...filters };
    const told = {
      asked: which,
      outOfDate: await readOutOfDate(accessToken, which),
      path: screenPath('translations'),
      search: asked.size > 0 ? `?${asked}` : '',
    };
    return <StillRight {...told} label="stillRightAll" />;
  },
  headNeeds: 'getOutOfDateTranslations',
};
export const auditList: ListParts<AuditRow> = { ...auditView, Head: AuditHead };
export const redirectList: ListParts<Redirect> = {
  ...redirectView,
  Head: RedirectsHead,
  headNeeds: 'listMissedAddresses',
};

async function RedirectsHead({ accessToken }: HeadProps) {
  const [reading, told] = await Promise.all([
    readAs(accessToken, endpoints.listMissedAddresses),
    getShownOnce(redirectsSent),
  ]);
  const [created = 0, changed = 0, unchanged = 0, refused = 0] = (told ?? []).map(Number);
  return (
    <>
      <MissedAddresses missed={reading.state === 'ready' ? reading.value : []} />
      <RedirectsUpload sent={told && { created, changed, unchanged, refused, lines: told.slice(4) }} />
    </>
  );
}

async function AuditHead({ asked, accessToken }: HeadProps) {
  const proof = asked.has('verify') ? await verifyAudit(accessToken) : null;
  return <AuditProof proof={proof?.state === 'ready' ? proof.value : null} />;
}

async function Invite({ asked }: HeadProps) {
  const [email, link] = (await getShownOnce('invitation')) ?? [];
  const draft = asked.has('problem') ? await getDraft(inviteDraftName) : null;
  return (
    <>
      <PersonLink />
      <InviteForm made={email && link ? { email, link } : null} draft={draft} />
    </>
  );
}

async function NewKey() {
  const [made = null] = (await getShownOnce('apiKey')) ?? [];
  return <NewKeyForm made={made} words={(await getDraft(newKeyForm))?.words ?? null} />;
}

async function NewWebhook() {
  const [made = null] = (await getShownOnce('webhook')) ?? [];
  return <NewWebhookForm made={made} words={(await getDraft(newWebhookForm))?.words ?? null} />;
}
