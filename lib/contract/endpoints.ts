import { accountCalls } from './calls/accounts';
import { alertCalls } from './calls/alerts';
import { apiKeyCalls } from './calls/api-keys';
import { applicationCalls } from './calls/applications';
import { callBackCalls } from './calls/call-backs';
import { cannedAnswerCalls } from './calls/canned-answers';
import { categoryCalls } from './calls/categories';
import { commentCalls } from './calls/comments';
import { companyCalls } from './calls/company';
import { complaintCalls } from './calls/complaints';
import { faqCalls } from './calls/faqs';
import { galleryCalls } from './calls/gallery';
import { importCalls } from './calls/imports';
import { listingCalls } from './calls/listings';
import { mailReportCalls } from './calls/mail-reports';
import { mailTextCalls } from './calls/mail-texts';
import { mediaCalls } from './calls/media';
import { menuCalls } from './calls/menus';
import { myDataCalls } from './calls/my-data';
import { newsletterCalls } from './calls/newsletter';
import { officeCalls } from './calls/office';
import { peopleCalls } from './calls/people';
import { postCalls } from './calls/posts';
import { profileCalls } from './calls/profiles';
import { questionnaireCalls } from './calls/questionnaires';
import { redirectCalls } from './calls/redirects';
import { searchFilterCalls } from './calls/search-filters';
import { secondFactorCalls } from './calls/second-factor';
import { staffCalls } from './calls/staff';
import { teamMemberCalls } from './calls/team-members';
import { translationCalls } from './calls/translations';
import { webhookCalls } from './calls/webhooks';
import { workingCalls } from './calls/working';
import type { Endpoint } from './endpoint';

/** Every call: the API's routes, the site's client and the proxy's allow-list come from this table. */
export const endpoints = {
  ...listingCalls,
  ...searchFilterCalls,
  ...categoryCalls,
  ...companyCalls,
  ...complaintCalls,
  ...menuCalls,
  ...redirectCalls,
  ...mailTextCalls,
  ...translationCalls,
  ...mediaCalls,
  ...faqCalls,
  ...galleryCalls,
  ...teamMemberCalls,
  ...callBackCalls,
  ...cannedAnswerCalls,
  ...alertCalls,
  ...newsletterCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...profileCalls,
  ...myDataCalls,
  ...peopleCalls,
  ...postCalls,
  ...commentCalls,
  ...applicationCalls,
  ...questionnaireCalls,
  ...staffCalls,
  ...workingCalls,
  ...officeCalls,
  ...mailReportCalls,
  ...importCalls,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
