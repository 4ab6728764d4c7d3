import { useLocale, useTranslations } from 'next-intl';
import { placeOf } from '@/lib/admin/place-of';
import type { KeptListing } from '@/lib/contract/listing';
import { formatPounds } from '@/lib/fees/format-pounds';
import { fromPrice } from '@/lib/fees/from-price';
import { Moment } from '../layout/moment';
import { RowLink } from '../list/row-link';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const listingView: ResourceView<KeptListing> = {
  columns: [
    {
      key: 'title',
      label: 'AdminListings.title',
      sort: 'name',
      isTitle: true,
      isLine: true,
      cell: ({ title }) => title,
    },
    {
      key: 'place',
      label: 'AdminListings.place',
      isLine: true,
      cell: Place,
    },
    { key: 'price', label: 'AdminListings.fields.price', isLine: true, cell: Price },
    { key: 'open', label: 'AdminListings.open', isLine: true, cell: ({ status }) => <Open status={status} /> },
    { ...changedColumn, isSecondary: true },
    {
      key: 'checked',
      label: 'AdminListings.checked',
      sort: 'lastChecked',
      isSecondary: true,
      cell: ({ lastCheckedAt }) => <Checked at={lastCheckedAt} />,
    },
    {
      key: 'created',
      label: 'AdminListings.created',
      sort: 'created',
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
  RowLink: PublicLink,
};

/** In words, or by its lines. */
function Price({ price, fees }: KeptListing) {
  const t = useTranslations('Fees');
  const locale = useLocale();
  const from = fromPrice(fees);
  if (from) return t('from', { price: formatPounds(from.week, locale) });
  return (
    price && (
      <bdi title={price} className="xl:block xl:max-w-28 xl:truncate 2xl:max-w-48">
        {price}
      </bdi>
    )
  );
}

function Place(listing: KeptListing) {
  return <bdi>{placeOf(listing)}</bdi>;
}

function Open({ status }: Pick<KeptListing, 'status'>) {
  return useTranslations('AdminListings.opens')(status);
}

function Checked({ at }: { at: string | null }) {
  const t = useTranslations('AdminListings');
  return at === null ? t('never') : <Moment at={at} />;
}

/** What visitors see of it. */
function PublicLink({ row }: { row: KeptListing }) {
  const t = useTranslations('AdminListings');
  if (row.isDraft || row.deletedAt !== null) return null;
  return (
    <RowLink href={`/listing-details/${row.id}`} name={row.title}>
      {t('look')}
    </RowLink>
  );
}
