import { CategoryHolds } from '@/components/admin/categories/category-holds';
import { FilterHolds } from '@/components/admin/filters/filter-holds';
import { MailPreview } from '@/components/admin/mail-texts/mail-preview';
import { MailFacts } from '@/components/admin/mail-texts/mail-text-view';
import { MediaParts } from '@/components/admin/media/media-parts';
import { Original } from '@/components/admin/translations/translation-view';
import { WithMessages } from '@/components/layout/with-messages';
import { VideoCard } from '@/components/videos/video-card';
import { textNameOf } from '@/lib/admin/translations';
import { readOutOfDate } from '@/lib/care-api/read-out-of-date';
import { listRoom } from '@/lib/care-api/staff-choices';
import type { KeptCategory } from '@/lib/contract/category';
import type { MailText } from '@/lib/contract/mail-text';
import type { Media } from '@/lib/contract/media';
import type { KeptFilter } from '@/lib/contract/search-filter';
import type { Translation } from '@/lib/contract/translation';
import type { Video } from '@/lib/contract/video';
import { toVideoView } from '@/lib/gallery/video-view';
import type { RecordParts } from './shown-resource';

export const videoParts: RecordParts<Video> = {
  Below: ({ row }) => (
    <div className="mt-10 max-w-md">
      <VideoCard video={toVideoView(row)} />
    </div>
  ),
};

export const mailTextParts: RecordParts<MailText> = {
  Above: MailFacts,
  Below: ({ row }) => (
    <WithMessages rooms={['AdminMailTexts']}>
      <MailPreview mail={row} />
    </WithMessages>
  ),
};

export const translationParts: RecordParts<Translation> = {
  async Above({ row, accessToken }) {
    const find = (more: object) =>
      row.was ? readOutOfDate(accessToken, { textName: textNameOf(row), ...more }) : null;
    const [here, everywhere] = await Promise.all([find({ language: row.language }), find({})]);
    return <Original row={row} outOfDate={{ here, everywhere }} />;
  },
};

export const mediaParts: RecordParts<Media> = { Below: ({ row }) => <MediaParts picture={row} /> };

export const categoryParts: RecordParts<KeptCategory> = {
  async Below({ row, accessToken, has }) {
    const categories = has('mergeCategories') ? await listRoom(accessToken, 'categories') : [];
    return <CategoryHolds category={row} others={categories.filter(({ value }) => value !== String(row.id))} />;
  },
};

export const filterParts: RecordParts<KeptFilter> = {
  async Below({ row, accessToken }) {
    const [filters, categories] = await Promise.all([
      listRoom(accessToken, 'filters'),
      listRoom(accessToken, 'categories'),
    ]);
    const others = filters.filter(({ value }) => value !== String(row.id));
    return <FilterHolds filter={row} others={others} categories={categories} />;
  },
};
