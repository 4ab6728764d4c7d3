import { HeaderForm } from '@/components/admin/filters/header-form';
import { WithMessages } from '@/components/layout/with-messages';
import { categoryNoun } from '@/lib/admin/categories';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { menuNoun } from '@/lib/admin/menus';
import { headerForm } from '@/lib/admin/order';
import { videoNoun } from '@/lib/admin/videos';
import { listRoom } from '@/lib/care-api/staff-choices';
import { getDraft } from '@/lib/door/draft';
import { FilterPreview } from './filter-preview';
import { nounOrder } from './noun-order';

/** All whose rows can be put in order. */
export const nounOrders = [
  nounOrder(menuNoun),
  nounOrder(faqNoun),
  nounOrder(galleryNoun),
  nounOrder(videoNoun),
  nounOrder(categoryNoun),
  nounOrder(filterNoun, async ({ rows, accessToken }) => (
    <WithMessages rooms={['AdminFilters']}>
      <div className="grid gap-8">
        <FilterPreview filters={rows} categories={await listRoom(accessToken, 'categories')} />
        <HeaderForm
          headers={[...new Set(rows.map(({ header }) => header))]}
          words={(await getDraft(headerForm))?.words ?? {}}
        />
      </div>
    </WithMessages>
  )),
];
