import { callBackNoun } from '@/care-api/call-backs/call-back-noun';
import { cannedAnswerNoun } from '@/care-api/canned-answers/canned-answer-noun';
import { commentNoun } from '@/care-api/comments/comment-noun';
import { complaintNoun } from '@/care-api/complaints/complaint-noun';
import { faqNoun } from '@/care-api/faqs/faq-noun';
import { galleryNoun } from '@/care-api/gallery/gallery-noun';
import { videoNoun } from '@/care-api/gallery/video-noun';
import { listingNoun } from '@/care-api/listings/listing-noun';
import { mediaNoun } from '@/care-api/media/media-noun';
import { menuNoun } from '@/care-api/menus/menu-noun';
import { pageNoun } from '@/care-api/menus/page-noun';
import { postNoun } from '@/care-api/posts/post-noun';
import type { StaffKind } from '@/lib/contract/staff-kinds';
import type { Noun } from './noun';

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
