import { apiKeyNoun } from './api-keys';
import { applicationNoun } from './applications';
import { callBackNoun } from './call-backs';
import { cannedAnswerNoun } from './canned-answers';
import { categoryNoun } from './categories';
import { commentNoun } from './comments';
import { complaintNoun } from './complaints';
import { faqNoun } from './faqs';
import { filterNoun } from './filters';
import { galleryNoun } from './gallery';
import { listingNoun } from './listings';
import { mailTextNoun } from './mail-texts';
import { mailNoun } from './mails';
import { mediaNoun } from './media';
import { menuNoun } from './menus';
import type { NounFacts } from './noun';
import { pageNoun } from './pages';
import { postNoun } from './posts';
import { subscriberNoun } from './subscribers';
import { translationNoun } from './translations';
import { userNoun } from './users';
import { videoNoun } from './videos';
import { deliveryNoun, webhookNoun } from './webhooks';

/** Every kind of thing that has a list in the back office. */
export const nouns: readonly NounFacts[] = [
  listingNoun,
  postNoun,
  commentNoun,
  faqNoun,
  mediaNoun,
  galleryNoun,
  videoNoun,
  translationNoun,
  categoryNoun,
  filterNoun,
  userNoun,
  apiKeyNoun,
  webhookNoun,
  deliveryNoun,
  mailNoun,
  mailTextNoun,
  callBackNoun,
  complaintNoun,
  applicationNoun,
  cannedAnswerNoun,
  menuNoun,
  pageNoun,
  subscriberNoun,
];

export function findNoun(kind: string): NounFacts | undefined {
  return nouns.find((noun) => noun.kind === kind);
}
