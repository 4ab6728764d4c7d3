import { HeaderForm } from '@/components/admin/filters/header-form';
import { WithMessages } from '@/components/layout/with-messages';
import { headerForm } from '@/lib/admin/order';
import { listRoom } from '@/lib/care-api/staff-choices';
import type { KeptFilter } from '@/lib/contract/search-filter';
import { getDraft } from '@/lib/forms/draft';
import { FilterPreview } from './filter-preview';

/** What visitors see of the filters as they are ordered, and other names for their headers. */
export async function FilterOrder({ rows, accessToken }: { rows: KeptFilter[]; accessToken: string }) {
  return (
    <WithMessages rooms={['AdminFilters']}>
      <div className="grid gap-8">
        <FilterPreview filters={rows} categories={await listRoom(accessToken, 'categories')} />
        <HeaderForm
          headers={[...new Set(rows.map(({ header }) => header))]}
          words={(await getDraft(headerForm))?.words ?? {}}
        />
      </div>
    </WithMessages>
  );
}
