import { ApplicationCase } from '@/components/admin/applications/application-case';
import { CategoryHolds } from '@/components/admin/categories/category-holds';
import { FilterHolds } from '@/components/admin/filters/filter-holds';
import { MailPreview } from '@/components/admin/mail-texts/mail-preview';
import { MailFacts } from '@/components/admin/mail-texts/mail-text-view';
import { MediaParts } from '@/components/admin/media/media-parts';
import { Original } from '@/components/admin/translations/translation-view';
import { WithMessages } from '@/components/layout/with-messages';
import { VideoCard } from '@/components/videos/video-card';
import { applicationNoun } from '@/lib/admin/applications';
import { cannedAnswerNoun } from '@/lib/admin/canned-answers';
import { categoryNoun } from '@/lib/admin/categories';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailTextNoun } from '@/lib/admin/mail-texts';
import { mediaNoun } from '@/lib/admin/media';
import { menuNoun } from '@/lib/admin/menus';
import { translationNoun } from '@/lib/admin/translations';
import { videoNoun } from '@/lib/admin/videos';
import { listRoom } from '@/lib/care-api/staff-choices';
import { toVideoView } from '@/lib/gallery/video-view';
import { nounRecord } from './noun-record';

/**
 * All whose rows have a simple editor. It stands apart from the lists: what a page imports is loaded with it, and a list
 * edits nothing.
 */
export const nounRecords = [
  nounRecord(cannedAnswerNoun),
  nounRecord(applicationNoun, undefined, ({ row, listed }) => (
    <WithMessages rooms={['AdminApplications', 'AdminCallBacks']}>
      <ApplicationCase row={row} listed={listed} />
    </WithMessages>
  )),
  nounRecord(listingNoun),
  nounRecord(menuNoun),
  nounRecord(faqNoun),
  nounRecord(galleryNoun),
  nounRecord(videoNoun, ({ row }) => (
    <div className="mt-10 max-w-md">
      <VideoCard video={toVideoView(row)} />
    </div>
  )),
  nounRecord(
    mailTextNoun,
    ({ row }) => (
      <WithMessages rooms={['AdminMailTexts']}>
        <MailPreview mail={row} />
      </WithMessages>
    ),
    MailFacts,
  ),
  nounRecord(translationNoun, undefined, Original),
  nounRecord(mediaNoun, ({ row }) => <MediaParts picture={row} />),
  nounRecord(categoryNoun, async ({ row, accessToken, has }) => {
    const categories = has('mergeCategories') ? await listRoom(accessToken, 'categories') : [];
    return <CategoryHolds category={row} others={categories.filter(({ value }) => value !== String(row.id))} />;
  }),
  nounRecord(filterNoun, async ({ row, accessToken }) => {
    const [filters, categories] = await Promise.all([
      listRoom(accessToken, 'filters'),
      listRoom(accessToken, 'categories'),
    ]);
    const others = filters.filter(({ value }) => value !== String(row.id));
    return <FilterHolds filter={row} others={others} categories={categories} />;
  }),
];
