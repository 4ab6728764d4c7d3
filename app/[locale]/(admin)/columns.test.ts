import { callBackView } from '@/components/admin/call-backs/call-back-view';
import { categoryView } from '@/components/admin/categories/category-view';
import { faqView } from '@/components/admin/faqs/faq-view';
import { filterView } from '@/components/admin/filters/filter-view';
import { galleryView } from '@/components/admin/gallery/gallery-view';
import { videoView } from '@/components/admin/gallery/video-view';
import { listingView } from '@/components/admin/listings/listing-view';
import { menuView } from '@/components/admin/menus/menu-view';
import { userView } from '@/components/admin/users/user-view';
import { publishedLists } from '@/lib/care-api/published/lists';

const views: Record<string, { columns: readonly { key: string }[] }> = {
  ...{ callBack: callBackView, category: categoryView, faq: faqView, filter: filterView, galleryImage: galleryView },
  ...{ video: videoView, listing: listingView, menu: menuView, account: userView },
};

it.each(Object.entries(publishedLists))(
  'the columns that fall away in the list of %s are columns of it',
  (kind, list) => {
    const columns = views[kind]?.columns.map(({ key }) => key);
    expect(list.lacks.length).toBeGreaterThan(0);
    expect(columns).toEqual(expect.arrayContaining([...list.lacks]));
  },
);
