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
import type { OrderKind } from '@/lib/contract/bulk';
import type { StaffKind } from '@/lib/contract/staff-kinds';
import { type TableFile, tableColumns } from '@/lib/contract/tables';
import type { WorkingKind } from '@/lib/contract/working';
import type { Noun } from './desk/noun';
import type { Ordered } from './desk/order-rows';
import type { Table } from './desk/tables';
import type { Editable } from './desk/working/editable';

/** What staff keep, by its name. The desk knows none of them: what goes through them takes them from here. */
export const nouns: Record<StaffKind, Noun> = {
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

const tables: Record<TableFile, Table> = {
  'faq.csv': {
    ...{ kind: 'faq', who: faqNoun.who, isPersonal: false, list: faqNoun.list, number: sql`t.id` },
    columns: tableColumns['faq.csv'],
    read: (db, ids) => faqNoun.read(db, ids.map(Number)),
  },
  'listing.csv': {
    ...{ kind: 'listing', who: listingNoun.who, isPersonal: false, list: listingNoun.list, number: sql`t.id` },
    partOf: (caller) => listingNoun.partOf?.(caller) ?? null,
    columns: tableColumns['listing.csv'],
    read: (db, ids) => readListed(db, ids.map(Number)),
  },
  'callBack.csv': {
    ...{ kind: 'callBack', who: callBackNoun.who, isPersonal: true, list: callBackNoun.list, number: sql`t.id` },
    columns: tableColumns['callBack.csv'],
    read: (db, ids) => callBackNoun.read(db, ids.map(Number)),
  },
  'complaint.csv': {
    ...{ kind: 'complaint', who: complaintNoun.who, isPersonal: true, list: complaintNoun.list, number: sql`t.id` },
    columns: tableColumns['complaint.csv'],
    read: (db, ids) => complaintNoun.read(db, ids.map(Number)),
  },
  'menu.csv': {
    ...{ kind: 'menu', who: menuNoun.who, isPersonal: false, list: menuNoun.list, number: sql`t.id` },
    columns: tableColumns['menu.csv'],
    read: (db, ids) => menuNoun.read(db, ids.map(Number)),
  },
  'page.csv': {
    ...{ kind: 'page', who: pageNoun.who, isPersonal: false, list: pageNoun.list, number: sql`t.id` },
    columns: tableColumns['page.csv'],
    read: (db, ids) => pageNoun.read(db, ids.map(Number)),
  },
  'subscriber.csv': {
    ...{ kind: 'subscriber', who: 'coordinator', isPersonal: true, list: subscriberList, number: sql`t.id` },
    columns: tableColumns['subscriber.csv'],
    read: (db, ids) => readSubscribers(db, ids.map(Number)),
  },
  'user.csv': {
    ...{ kind: 'account', who: 'admin', isPersonal: true, list: accountList, number: sql`t.number` },
    columns: tableColumns['user.csv'],
    read: keptAccount.read,
  },
};

export function findTable(file: string): Table | null {
  return Object.entries(tables).find(([name]) => name === file)?.[1] ?? null;
}
