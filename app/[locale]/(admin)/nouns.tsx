import { notFound } from 'next/navigation';
import { callBackView } from '@/components/admin/call-backs/call-back-view';
import { ReportLink } from '@/components/admin/call-backs/report-link';
import { cannedAnswerView } from '@/components/admin/canned-answers/canned-answer-view';
import { CategoryHolds } from '@/components/admin/categories/category-holds';
import { categoryView } from '@/components/admin/categories/category-view';
import { commentView } from '@/components/admin/comments/comment-view';
import { complaintView, SummaryLink } from '@/components/admin/complaints/complaint-view';
import { faqView } from '@/components/admin/faqs/faq-view';
import { FilterHolds } from '@/components/admin/filters/filter-holds';
import { filterView } from '@/components/admin/filters/filter-view';
import { HeaderForm } from '@/components/admin/filters/header-form';
import { galleryView } from '@/components/admin/gallery/gallery-view';
import { videoView } from '@/components/admin/gallery/video-view';
import { listingView } from '@/components/admin/listings/listing-view';
import { mailView } from '@/components/admin/mails/mail-view';
import { MediaParts } from '@/components/admin/media/media-parts';
import { MediaUpload } from '@/components/admin/media/media-upload';
import { mediaView } from '@/components/admin/media/media-view';
import { menuView } from '@/components/admin/menus/menu-view';
import { pageView } from '@/components/admin/pages/page-view';
import { postView } from '@/components/admin/posts/post-view';
import { subscriberView } from '@/components/admin/subscribers/subscriber-view';
import { userView } from '@/components/admin/users/user-view';
import { WithMessages } from '@/components/layout/with-messages';
import { VideoCard } from '@/components/videos/video-card';
import { callBackNoun } from '@/lib/admin/call-backs';
import { cannedAnswerNoun } from '@/lib/admin/canned-answers';
import { categoryNoun } from '@/lib/admin/categories';
import { commentNoun } from '@/lib/admin/comments';
import { complaintNoun } from '@/lib/admin/complaints';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailNoun } from '@/lib/admin/mails';
import { mediaNoun } from '@/lib/admin/media';
import { menuNoun } from '@/lib/admin/menus';
import { pageNoun } from '@/lib/admin/pages';
import { postNoun } from '@/lib/admin/posts';
import { subscriberNoun } from '@/lib/admin/subscribers';
import { userNoun } from '@/lib/admin/users';
import { videoNoun } from '@/lib/admin/videos';
import { listRoom } from '@/lib/care-api/staff-choices';
import { toVideoView } from '@/lib/gallery/video-view';
import { FilterPreview } from './filter-preview';
import { nounPages } from './noun-pages';

/** All that have their pages made from a description, in the order of the first screen. */
export const nounsWithPages = [
  nounPages(callBackNoun, { ...callBackView, Head: ReportLink }),
  nounPages(complaintNoun, { ...complaintView, Head: SummaryLink }),
  nounPages(cannedAnswerNoun, cannedAnswerView),
  nounPages(subscriberNoun, subscriberView),
  nounPages(listingNoun, listingView),
  nounPages(postNoun, postView),
  nounPages(pageNoun, pageView),
  nounPages(menuNoun, menuView),
  nounPages(commentNoun, commentView),
  nounPages(faqNoun, faqView),
  nounPages(galleryNoun, galleryView),
  nounPages(videoNoun, {
    ...videoView,
    Below: ({ row }) => (
      <div className="mt-10 max-w-md">
        <VideoCard video={toVideoView(row)} />
      </div>
    ),
  }),
  nounPages(mediaNoun, {
    ...mediaView,
    Head: () => (
      <WithMessages rooms={['AdminMedia']} faults="staff">
        <MediaUpload />
      </WithMessages>
    ),
    Below: ({ row }) => <MediaParts picture={row} />,
  }),
  nounPages(categoryNoun, {
    ...categoryView,
    Below: async ({ row, accessToken, extensions }) => {
      const categories = extensions.has('mergeCategories') ? await listRoom(accessToken, 'categories') : [];
      return <CategoryHolds category={row} others={categories.filter(({ value }) => value !== String(row.id))} />;
    },
  }),
  nounPages(filterNoun, {
    ...filterView,
    Below: async ({ row, accessToken }) => {
      const [filters, categories] = await Promise.all([
        listRoom(accessToken, 'filters'),
        listRoom(accessToken, 'categories'),
      ]);
      const others = filters.filter(({ value }) => value !== String(row.id));
      return <FilterHolds filter={row} others={others} categories={categories} />;
    },
    Beside: async ({ rows, accessToken }) => (
      <WithMessages rooms={['AdminFilters']}>
        <div className="grid gap-8">
          <FilterPreview filters={rows} categories={await listRoom(accessToken, 'categories')} />
          <HeaderForm headers={[...new Set(rows.map(({ header }) => header))]} />
        </div>
      </WithMessages>
    ),
  }),
  nounPages(userNoun, userView),
  nounPages(mailNoun, mailView),
];

/** The pages of the noun that an address names. */
export async function pagesOf(params: Promise<{ noun: string }>) {
  const { noun } = await params;
  return nounsWithPages.find(({ screen }) => screen === noun) ?? notFound();
}
