import type { z } from 'zod';
import { accountResource } from '@/care-api/accounts/list-accounts';
import { listReceived, receivedNoun } from '@/care-api/applications/received-noun';
import { callBackNoun } from '@/care-api/call-backs/call-back-noun';
import { cannedAnswers } from '@/care-api/canned-answers/resource';
import { categoryNoun } from '@/care-api/categories/category-noun';
import { categoryVerbs } from '@/care-api/categories/edit-categories';
import { commentNoun, queuedComments } from '@/care-api/comments/comment-noun';
import { companyDraft } from '@/care-api/company/company-draft';
import { complaintNoun } from '@/care-api/complaints/complaint-noun';
import { faqVerbs } from '@/care-api/faqs/edit-faqs';
import { faqDraft } from '@/care-api/faqs/faq-draft';
import { faqNoun } from '@/care-api/faqs/faq-noun';
import { filterNoun } from '@/care-api/filters/filter-noun';
import { galleryVerbs } from '@/care-api/gallery/edit-gallery-images';
import { videoVerbs } from '@/care-api/gallery/edit-videos';
import { galleryNoun } from '@/care-api/gallery/gallery-noun';
import { videoNoun } from '@/care-api/gallery/video-noun';
import { listingDraft } from '@/care-api/listings/listing-draft';
import { readListed } from '@/care-api/listings/listing-list';
import { listingNoun } from '@/care-api/listings/listing-noun';
import { mediaVerbs } from '@/care-api/media/edit-media';
import { mediaNoun } from '@/care-api/media/media-noun';
import { menuVerbs } from '@/care-api/menus/edit-menus';
import { menuNoun } from '@/care-api/menus/menu-noun';
import { pageDraft } from '@/care-api/menus/page-draft';
import { pageNoun } from '@/care-api/menus/page-noun';
import { subscriberResource } from '@/care-api/newsletter/subscriber-list';
import { listPostsById } from '@/care-api/posts/list-posts';
import { postDraft } from '@/care-api/posts/post-draft';
import { postNoun } from '@/care-api/posts/post-noun';
import { questionnaireDraft } from '@/care-api/questionnaires/questionnaire-draft';
import { questionnaireNoun } from '@/care-api/questionnaires/questionnaire-noun';
import { redirects } from '@/care-api/redirects/resource';
import type { endpoints } from '@/lib/contract/endpoints';
import {
  type BulkKind,
  bulkKinds,
  type DraftKind,
  draftKinds,
  type EditedKind,
  type OrderKind,
  orderKinds,
  type resources as rows,
  type TableKind,
  type TrashKind,
  trashKinds,
} from '@/lib/contract/resources';
import type { Listed, Noun } from './desk/noun';
import type { Table } from './desk/tables';
import type { Verbs } from './desk/verbs';
import type { Editable } from './desk/working/editable';
import type { Findable } from './office/search-office';

type Kind = BulkKind | OrderKind | TableKind | DraftKind;
/** What the row of a kind in the contract asks for. */
type Resource<Of extends Kind> = (Of extends TrashKind ? Noun : unknown) &
  (Of extends BulkKind | OrderKind ? Listed : unknown) &
  (Of extends TableKind ? Table : unknown) &
  (Of extends EditedKind ? { verbs?: VerbsOf<Of> } : unknown) &
  (Of extends DraftKind ? { draft: Editable } : unknown);

type Call<
  Of extends EditedKind,
  Verb extends 'list' | 'create' | 'update',
> = (typeof endpoints)[(typeof rows)[Of]['calls'][Verb]];
type VerbsOf<Of extends EditedKind> = Verbs<
  z.output<Call<Of, 'create'>['body']>,
  z.output<Call<Of, 'update'>['body']>,
  z.output<Call<Of, 'list'>['query']>
>;

/**
 * What staff keep, in the order in which the search tells of it. The desk knows none of them: trash, runs, order, tables,
 * drafts and search take them from here.
 */
export const resources: { readonly [Of in Kind]: Resource<Of> } = {
  faq: { ...faqNoun, verbs: faqVerbs, draft: faqDraft },
  listing: { ...listingNoun, draft: listingDraft, csv: { read: (db, ids) => readListed(db, ids.map(Number)) } },
  post: { ...postNoun, draft: postDraft, csv: { read: (db, ids) => listPostsById(db, ids.map(Number)) } },
  comment: { ...commentNoun, csv: { read: (db, ids) => queuedComments.read(db, ids.map(Number)) } },
  callBack: callBackNoun,
  application: { ...receivedNoun, csv: { read: (db, ids) => listReceived(db, ids.map(Number)) } },
  complaint: complaintNoun,
  cannedAnswer: cannedAnswers,
  media: { ...mediaNoun, verbs: mediaVerbs },
  menu: { ...menuNoun, verbs: menuVerbs },
  page: { ...pageNoun, draft: pageDraft },
  redirect: redirects,
  questionnaire: { ...questionnaireNoun, draft: questionnaireDraft },
  galleryImage: { ...galleryNoun, verbs: galleryVerbs },
  video: { ...videoNoun, verbs: videoVerbs },
  category: { ...categoryNoun, verbs: categoryVerbs },
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
