import type { z } from 'zod';
import { accountResource } from '@/care-api/accounts/list-accounts';
import { listReceived, receivedResource } from '@/care-api/applications/received-resource';
import { callBackResource } from '@/care-api/call-backs/call-back-resource';
import { cannedAnswers } from '@/care-api/canned-answers/resource';
import { categoryResource } from '@/care-api/categories/category-resource';
import { categoryVerbs } from '@/care-api/categories/edit-categories';
import { commentResource, queuedComments } from '@/care-api/comments/comment-resource';
import { companyDraft } from '@/care-api/company/company-draft';
import { complaintResource } from '@/care-api/complaints/complaint-resource';
import { auditTable } from '@/care-api/desk/list-audit';
import { faqDraft } from '@/care-api/faqs/faq-draft';
import { faqResource, faqVerbs } from '@/care-api/faqs/faq-resource';
import { filterResource } from '@/care-api/filters/filter-resource';
import { galleryResource, galleryVerbs } from '@/care-api/gallery/gallery-resource';
import { videoResource, videoVerbs } from '@/care-api/gallery/video-resource';
import { isDeedOfHidden } from '@/care-api/listings/hidden-answers';
import { listingDraft } from '@/care-api/listings/listing-draft';
import { readListed } from '@/care-api/listings/listing-list';
import { listingResource } from '@/care-api/listings/listing-resource';
import { mediaVerbs } from '@/care-api/media/edit-media';
import { mediaResource } from '@/care-api/media/media-resource';
import { menuVerbs } from '@/care-api/menus/edit-menus';
import { menuResource } from '@/care-api/menus/menu-resource';
import { pageDraft } from '@/care-api/menus/page-draft';
import { pageResource } from '@/care-api/menus/page-resource';
import { subscriberResource } from '@/care-api/newsletter/subscriber-list';
import { mailTable } from '@/care-api/office/mails';
import { listPostsById } from '@/care-api/posts/list-posts';
import { postDraft } from '@/care-api/posts/post-draft';
import { postResource } from '@/care-api/posts/post-resource';
import { questionnaireDraft } from '@/care-api/questionnaires/questionnaire-draft';
import { questionnaireResource } from '@/care-api/questionnaires/questionnaire-resource';
import { redirects } from '@/care-api/redirects/resource';
import { teamMembers } from '@/care-api/team/resource';
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
import type { Listed, Resource } from './desk/resource';
import type { Table } from './desk/tables';
import type { Verbs } from './desk/verbs';
import type { Editable } from './desk/working/editable';
import type { Findable } from './office/search-office';

type Kind = BulkKind | OrderKind | TableKind | DraftKind;
type KeptResource<Of extends Kind> = (Of extends TrashKind ? Resource : unknown) &
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

export const auditLog = auditTable(isDeedOfHidden);

/** In the order of the search. The desk knows none of them: trash, runs, tables and drafts take them from here. */
export const resources: { readonly [Of in Kind]: KeptResource<Of> } = {
  faq: { ...faqResource, verbs: faqVerbs, draft: faqDraft },
  listing: { ...listingResource, draft: listingDraft, csv: { read: (db, ids) => readListed(db, ids.map(Number)) } },
  post: { ...postResource, draft: postDraft, csv: { read: (db, ids) => listPostsById(db, ids.map(Number)) } },
  comment: { ...commentResource, csv: { read: (db, ids) => queuedComments.read(db, ids.map(Number)) } },
  callBack: callBackResource,
  application: { ...receivedResource, csv: { read: (db, ids) => listReceived(db, ids.map(Number)) } },
  complaint: complaintResource,
  cannedAnswer: cannedAnswers,
  media: { ...mediaResource, verbs: mediaVerbs },
  menu: { ...menuResource, verbs: menuVerbs },
  page: { ...pageResource, draft: pageDraft },
  redirect: redirects,
  questionnaire: { ...questionnaireResource, draft: questionnaireDraft },
  galleryImage: { ...galleryResource, verbs: galleryVerbs },
  video: { ...videoResource, verbs: videoVerbs },
  teamMember: teamMembers,
  category: { ...categoryResource, verbs: categoryVerbs },
  filter: filterResource,
  subscriber: subscriberResource,
  account: accountResource,
  mail: mailTable,
  audit: auditLog,
  company: { draft: companyDraft },
};

export const trashed: readonly Resource[] = pick(trashKinds);
export const changedInBulk: readonly Listed[] = pick(bulkKinds);
export const ordered: readonly Listed[] = pick(orderKinds);
export const drafts: readonly Editable[] = pick(draftKinds).map(({ draft }) => draft);
export const findables: readonly Findable[] = Object.values(resources).filter((one) => 'title' in one);

function pick<Of extends Kind>(kinds: readonly Of[]) {
  const isOne = (kind: string): kind is Of => kinds.some((one) => one === kind);
  return Object.keys(resources)
    .filter(isOne)
    .map((kind) => resources[kind]);
}
