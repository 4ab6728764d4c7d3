'use client';
import { useTranslations } from 'next-intl';
import { checkListing, listingWork } from '@/lib/admin/listing-work';
import type { Fields } from '@/lib/admin/merge-edits';
import { isJob } from '@/lib/listings/is-job';
import { SimilarListings } from './similar-listings';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type ListingEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'isShown' | 'aside'> & {
  /** As 2026-11-22. */
  today: string;
};

/** The editor of a listing: facts of a job for jobs alone, and what search engines and the directory would make of it. */
export function ListingEditor({ today, ...props }: ListingEditorProps) {
  const t = useTranslations('AdminWork.listing.checks');
  const hasJob = ({ categories = '' }: Fields) => {
    const ticked = categories.split(',');
    return isJob(
      (props.chosen?.categories ?? []).flatMap(({ value, label }) => (ticked.includes(value) ? [label] : [])),
    );
  };
  return (
    <WorkEditor
      {...props}
      work={listingWork}
      checks={(words) =>
        checkListing(words, { isJob: hasJob(words), today }).map(({ name, isMust }) => ({ text: t(name), isMust }))
      }
      isShown={(section, words) => section !== 'job' || hasJob(words)}
      aside={({ title = '', city = '', postcode = '', description = '' }) => ({
        before: <SimilarListings id={props.id} title={title} postcode={postcode} />,
        after: <SearchResult title={title} place={city} text={description} />,
      })}
    />
  );
}

/** About as a search engine shows it. */
function SearchResult({ title, place, text }: { title: string; place: string; text: string }) {
  const t = useTranslations('AdminWork.seo');
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    <section aria-labelledby="seo" className="rounded-card border border-line bg-surface p-5">
      <h2 id="seo" className="text-2xl">
        {t('title')}
      </h2>
      <p dir="auto" className="wrap-anywhere mt-2 font-semibold text-primary">
        {[title, place].filter(Boolean).join(', ')}
      </p>
      <p dir="auto" className="wrap-anywhere line-clamp-3 text-muted text-sm">
        {plain.slice(0, 160) || t('none')}
      </p>
    </section>
  );
}
