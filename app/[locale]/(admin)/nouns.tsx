import { applicationView } from '@/components/admin/applications/application-view';
import { callBackView } from '@/components/admin/call-backs/call-back-view';
import { ReportLink } from '@/components/admin/call-backs/report-link';
import { cannedAnswerView } from '@/components/admin/canned-answers/canned-answer-view';
import { categoryView } from '@/components/admin/categories/category-view';
import { commentView } from '@/components/admin/comments/comment-view';
import { complaintView, SummaryLink } from '@/components/admin/complaints/complaint-view';
import { faqView } from '@/components/admin/faqs/faq-view';
import { filterView } from '@/components/admin/filters/filter-view';
import { galleryView } from '@/components/admin/gallery/gallery-view';
import { videoView } from '@/components/admin/gallery/video-view';
import { apiKeyView } from '@/components/admin/keys/api-key-view';
import { NewKeyForm } from '@/components/admin/keys/new-key-form';
import { listingView } from '@/components/admin/listings/listing-view';
import { mailTextView } from '@/components/admin/mail-texts/mail-text-view';
import { mailView } from '@/components/admin/mails/mail-view';
import { MediaUpload } from '@/components/admin/media/media-upload';
import { mediaView } from '@/components/admin/media/media-view';
import { menuView } from '@/components/admin/menus/menu-view';
import { pageView } from '@/components/admin/pages/page-view';
import { postView } from '@/components/admin/posts/post-view';
import { subscriberView } from '@/components/admin/subscribers/subscriber-view';
import { translationView } from '@/components/admin/translations/translation-view';
import { InviteForm } from '@/components/admin/users/invite-form';
import { userView } from '@/components/admin/users/user-view';
import { deliveryView } from '@/components/admin/webhooks/delivery-view';
import { NewWebhookForm } from '@/components/admin/webhooks/new-webhook-form';
import { webhookView } from '@/components/admin/webhooks/webhook-view';
import { WithMessages } from '@/components/layout/with-messages';
import { apiKeyNoun, newKeyForm } from '@/lib/admin/api-keys';
import { applicationNoun } from '@/lib/admin/applications';
import { callBackNoun } from '@/lib/admin/call-backs';
import { cannedAnswerNoun } from '@/lib/admin/canned-answers';
import { categoryNoun } from '@/lib/admin/categories';
import { commentNoun } from '@/lib/admin/comments';
import { complaintNoun } from '@/lib/admin/complaints';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailTextNoun } from '@/lib/admin/mail-texts';
import { mailNoun } from '@/lib/admin/mails';
import { mediaNoun } from '@/lib/admin/media';
import { menuNoun } from '@/lib/admin/menus';
import { pageNoun } from '@/lib/admin/pages';
import { postNoun } from '@/lib/admin/posts';
import { subscriberNoun } from '@/lib/admin/subscribers';
import { translationNoun } from '@/lib/admin/translations';
import { inviteDraftName, userNoun } from '@/lib/admin/users';
import { videoNoun } from '@/lib/admin/videos';
import { deliveryNoun, newWebhookForm, webhookNoun } from '@/lib/admin/webhooks';
import { getDraft } from '@/lib/door/draft';
import { getShownOnce } from '@/lib/door/shown-once';
import { type HeadProps, nounList } from './noun-list';

/** All that have a list made from a description, in the order of the first screen. */
export const nounLists = [
  nounList(callBackNoun, { ...callBackView, Head: ReportLink, headNeeds: 'getCallBackReport' }),
  nounList(applicationNoun, applicationView),
  nounList(complaintNoun, { ...complaintView, Head: SummaryLink, headNeeds: 'getComplaintSummary' }),
  nounList(cannedAnswerNoun, cannedAnswerView),
  nounList(subscriberNoun, subscriberView),
  nounList(listingNoun, listingView),
  nounList(postNoun, postView),
  nounList(pageNoun, pageView),
  nounList(menuNoun, menuView),
  nounList(commentNoun, commentView),
  nounList(faqNoun, faqView),
  nounList(galleryNoun, galleryView),
  nounList(videoNoun, videoView),
  nounList(translationNoun, translationView),
  nounList(mediaNoun, {
    ...mediaView,
    Head: () => (
      <WithMessages rooms={['AdminMedia']} faults="staff">
        <MediaUpload />
      </WithMessages>
    ),
  }),
  nounList(categoryNoun, categoryView),
  nounList(filterNoun, filterView),
  nounList(userNoun, { ...userView, Head: Invite, headNeeds: 'inviteColleague' }),
  nounList(apiKeyNoun, { ...apiKeyView, Head: NewKey }),
  nounList(webhookNoun, { ...webhookView, Head: NewWebhook }),
  nounList(deliveryNoun, deliveryView),
  nounList(mailNoun, mailView),
  nounList(mailTextNoun, mailTextView),
];

async function Invite({ asked }: HeadProps) {
  const [email, link] = (await getShownOnce('invitation')) ?? [];
  const draft = asked.has('problem') ? await getDraft(inviteDraftName) : null;
  return <InviteForm made={email && link ? { email, link } : null} draft={draft} />;
}

async function NewKey() {
  const [made = null] = (await getShownOnce('apiKey')) ?? [];
  return <NewKeyForm made={made} words={(await getDraft(newKeyForm))?.words ?? null} />;
}

async function NewWebhook() {
  const [made = null] = (await getShownOnce('webhook')) ?? [];
  return <NewWebhookForm made={made} words={(await getDraft(newWebhookForm))?.words ?? null} />;
}
