import { getTranslations } from 'next-intl/server';
import { ListingFees } from '@/components/fees/listing-fees';
import { isRegulated, Regulator } from '@/components/layout/regulator';
import { WithMessages } from '@/components/layout/with-messages';
import { ListingDetails } from '@/components/listings/listing-details';
import { Notice } from '@/components/ui/notice';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { listingSchema } from '@/lib/contract/listing';
import { listingSteps } from '@/lib/listings/listing-steps';
import { toListingView } from '@/lib/listings/listing-view';
import { whereItIs } from '@/lib/listings/where-it-is';

/** A listing as its page would show it, in the page's own parts; nobody can write from here. */
export async function ListingPreview({ row, note }: { row: unknown; note: string }) {
  const read = listingSchema.safeParse(row);
  const [categories, company, t] = await Promise.all([listCategories(), getCompany(), getTranslations()]);
  if (!read.success) return <Notice title={note} />;
  const listing = toListingView(read.data, categories);
  return (
    <WithMessages>
      <p role="note" className="wrap mt-4 rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
        {note}
      </p>
      <ListingDetails
        listing={listing}
        steps={listingSteps(listing, t)}
        canApply={false}
        where={whereItIs(read.data)}
        near={[]}
        provider={company?.name ?? ''}
        askForm={null}
        fees={listing.fees.length > 0 && <ListingFees listing={listing} />}
        regulator={isRegulated(company) && <Regulator company={company} isCard />}
      />
    </WithMessages>
  );
}
