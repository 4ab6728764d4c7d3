import { sql } from 'drizzle-orm';
import { keptAccount } from '@/care-api/accounts/account-json';
import { accountList } from '@/care-api/accounts/list-accounts';
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
import { readSubscribers, subscriberList } from '@/care-api/newsletter/subscriber-list';
import { postDraft } from '@/care-api/posts/post-draft';
import { postNoun } from '@/care-api/posts/post-noun';
import { type BulkKind, type OrderKind, resources, type TableKind, tableKindOf } from '@/lib/contract/resources';
import type { WorkingKind } from '@/lib/contract/working';
import type { Noun } from './desk/noun';
import type { Ordered } from './desk/order-rows';
import type { Table } from './desk/tables';
import type { Editable } from './desk/working/editable';

/** What staff keep, by its name. The desk knows none of them: what goes through them takes them from here. */
export const nouns: Record<BulkKind, Noun> = {
  faq: faqNoun,
  listing: listingNoun,
  post: postNoun,
  comment: commentNoun,
  callBack: callBackNoun,
  complaint: complaintNoun,
  cannedAnswer: cannedAnswerNoun,
  media: mediaNoun,
  menu: menuNoun,
  page: pageNoun,
  galleryImage: galleryNoun,
  video: videoNoun,
};

/** Those whose rows go into the trash. */
export const trashNouns = Object.values(nouns).filter(({ hasTrash }) => hasTrash);

/** What has a `position`. */
export const orderedNouns: Record<OrderKind, Ordered> = {
  faq: faqNoun,
  category: { ...categoryNoun, who: 'editor' },
  filter: { ...filterNoun, who: 'editor' },
  // Each beside the others, wherever in the tree it stands.
  menu: { ...menuNoun, list: { ...menuNoun.list, sorts: { position: { by: sql`t.position`, type: 'integer' } } } },
  galleryImage: galleryNoun,
  video: videoNoun,
};

/** Every kind that is written apart from what the public sees. */
export const editables: Record<WorkingKind, Editable> = {
  faq: faqDraft,
  company: companyDraft,
  post: postDraft,
  page: pageDraft,
  listing: listingDraft,
};

const tables: Record<TableKind, Table> = {
  faq: {
    ...{ kind: 'faq', who: faqNoun.who, isPersonal: false, list: faqNoun.list, number: sql`t.id` },
    columns: resources.faq.csv.columns,
    read: (db, ids) => faqNoun.read(db, ids.map(Number)),
  },
  listing: {
    ...{ kind: 'listing', who: listingNoun.who, isPersonal: false, list: listingNoun.list, number: sql`t.id` },
    partOf: (caller) => listingNoun.partOf?.(caller) ?? null,
    columns: resources.listing.csv.columns,
    read: (db, ids) => readListed(db, ids.map(Number)),
  },
  callBack: {
    ...{ kind: 'callBack', who: callBackNoun.who, isPersonal: true, list: callBackNoun.list, number: sql`t.id` },
    columns: resources.callBack.csv.columns,
    read: (db, ids) => callBackNoun.read(db, ids.map(Number)),
  },
  complaint: {
    ...{ kind: 'complaint', who: complaintNoun.who, isPersonal: true, list: complaintNoun.list, number: sql`t.id` },
    columns: resources.complaint.csv.columns,
    read: (db, ids) => complaintNoun.read(db, ids.map(Number)),
  },
  menu: {
    ...{ kind: 'menu', who: menuNoun.who, isPersonal: false, list: menuNoun.list, number: sql`t.id` },
    columns: resources.menu.csv.columns,
    read: (db, ids) => menuNoun.read(db, ids.map(Number)),
  },
  page: {
    ...{ kind: 'page', who: pageNoun.who, isPersonal: false, list: pageNoun.list, number: sql`t.id` },
    columns: resources.page.csv.columns,
    read: (db, ids) => pageNoun.read(db, ids.map(Number)),
  },
  subscriber: {
    ...{ kind: 'subscriber', who: 'coordinator', isPersonal: true, list: subscriberList, number: sql`t.id` },
    columns: resources.subscriber.csv.columns,
    read: (db, ids) => readSubscribers(db, ids.map(Number)),
  },
  account: {
    ...{ kind: 'account', who: 'admin', isPersonal: true, list: accountList, number: sql`t.number` },
    columns: resources.account.csv.columns,
    read: keptAccount.read,
  },
};

export function findTable(file: string): Table | null {
  const kind = tableKindOf(file);
  return kind && tables[kind];
}
