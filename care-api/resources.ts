import { accountResource } from '@/care-api/accounts/list-accounts';
import { callBackNoun } from '@/care-api/call-backs/call-back-noun';
import { cannedAnswerNoun } from '@/care-api/canned-answers/canned-answer-noun';
import { categoryNoun } from '@/care-api/categories/category-noun';
import { commentNoun } from '@/care-api/comments/comment-noun';
import { companyDraft } from '@/care-api/company/company-draft';
import { complaintNoun } from '@/care-api/complaints/complaint-noun';
import { faqDraft } from '@/care-api/faqs/faq-draft';
import { faqNoun } from '@/care-api/faqs/faq-noun';
import { filterNoun } from '@/care-api/filters/filter-noun';
import { galleryNoun } from '@/care-api/gallery/gallery-noun';
import { videoNoun } from '@/care-api/gallery/video-noun';
import { listingDraft } from '@/care-api/listings/listing-draft';
import { readListed } from '@/care-api/listings/listing-list';
import { listingNoun } from '@/care-api/listings/listing-noun';
import { mediaNoun } from '@/care-api/media/media-noun';
import { menuNoun } from '@/care-api/menus/menu-noun';
import { pageDraft } from '@/care-api/menus/page-draft';
import { pageNoun } from '@/care-api/menus/page-noun';
import { subscriberResource } from '@/care-api/newsletter/subscriber-list';
import { postDraft } from '@/care-api/posts/post-draft';
import { postNoun } from '@/care-api/posts/post-noun';
import {
  type BulkKind,
  bulkKinds,
  type DraftKind,
  draftKinds,
  type OrderKind,
  orderKinds,
  type TableKind,
  type TrashKind,
  trashKinds,
} from '@/lib/contract/resources';
import type { Listed, Noun } from './desk/noun';
import type { Table } from './desk/tables';
import type { Editable } from './desk/working/editable';
import type { Findable } from './office/search-office';

type Kind = BulkKind | OrderKind | TableKind | DraftKind;
/** What the row of a kind in the contract asks for. */
type Resource<Of extends Kind> = (Of extends TrashKind ? Noun : unknown) &
  (Of extends BulkKind | OrderKind ? Listed : unknown) &
  (Of extends TableKind ? Table : unknown) &
  (Of extends DraftKind ? { draft: Editable } : unknown);

/**
 * What staff keep, in the order in which the search tells of it. The desk knows none of them: trash, runs, order, tables,
 * drafts and search take them from here.
 */
export const resources: { readonly [Of in Kind]: Resource<Of> } = {
  faq: { ...faqNoun, draft: faqDraft },
  listing: { ...listingNoun, draft: listingDraft, csv: { read: (db, ids) => readListed(db, ids.map(Number)) } },
  post: { ...postNoun, draft: postDraft },
  comment: commentNoun,
  callBack: callBackNoun,
  complaint: complaintNoun,
  cannedAnswer: cannedAnswerNoun,
  media: mediaNoun,
  menu: menuNoun,
  page: { ...pageNoun, draft: pageDraft },
  galleryImage: galleryNoun,
  video: videoNoun,
  category: categoryNoun,
  filter: filterNoun,
  subscriber: subscriberResource,
  account: accountResource,
  company: { draft: companyDraft },
};

export const trashed: readonly Noun[] = pick(trashKinds);
export const changedInBulk: readonly Listed[] = pick(bulkKinds);
export const ordered: readonly Listed[] = pick(orderKinds);
export const drafts: readonly Editable[] = pick(draftKinds).map(({ draft }) => draft);
/** What people know by a name. */
export const findables: readonly Findable[] = Object.values(resources).filter((one) => 'title' in one);

/** In the order of the list. */
function pick<Of extends Kind>(kinds: readonly Of[]) {
  const isOne = (kind: string): kind is Of => kinds.some((one) => one === kind);
  return Object.keys(resources)
    .filter(isOne)
    .map((kind) => resources[kind]);
}
