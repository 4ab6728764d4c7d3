import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';
import { isolate } from './isolate';

type Listing = { id: number; title: string; place?: string };

type ListingsScreenProps = {
  id: number;
  listings: readonly Listing[];
  /** What was looked for, and found; null where nobody looked. */
  found: { q: string; listings: readonly Listing[] } | null;
  /** One that asks something else now, before that is replaced. */
  asking: (Listing & { other: string; questionnaireId: number | null }) | null;
};

const action = '/api/admin/questionnaires/listings';

/** The listings that ask a questionnaire: one is taken away, another is given it, after a question where it has one. */
export function ListingsScreen({ id, listings, found, asking }: ListingsScreenProps) {
  const t = useTranslations('AdminQuestionnaires.given');
  const locale = useLocale();
  const asked = new Set(listings.map((listing) => listing.id));
  const path = `/adminPanel/questionnaires/${id}/listings`;
  return (
    <div className="grid gap-8">
      {asking && (
        <section aria-labelledby="replace" className="rounded-card border border-accent bg-sand p-5">
          <h2 id="replace" className="text-2xl">
            {t('asks', { title: isolate(asking.title), other: isolate(asking.other) })}
          </h2>
          <PostForm
            action={action}
            fields={{ id, listing: asking.id, do: 'attach', instead: asking.questionnaireId }}
            className="mt-3 flex flex-wrap gap-3"
          >
            <button type="submit" className={buttonStyle('primary')}>
              {t('yes')}
            </button>
            <Link href={path} prefetch={false} className={buttonStyle('quiet')}>
              {t('no')}
            </Link>
          </PostForm>
        </section>
      )}
      <section aria-labelledby="find">
        <h2 id="find">{t('find')}</h2>
        <form action={localePath(locale, path)} className="mt-2 flex flex-wrap items-end gap-3">
          <label className="grid min-w-0 grow gap-1 sm:max-w-md">
            {t('words')}
            <input
              type="search"
              name="q"
              defaultValue={found?.q}
              maxLength={100}
              dir="auto"
              className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
            />
          </label>
          <button type="submit" className={buttonStyle('secondary')}>
            {t('search')}
          </button>
        </form>
        {found && <Rows id={id} rows={found.listings.filter((listing) => !asked.has(listing.id))} verb="attach" />}
      </section>
      <section aria-labelledby="asked-by">
        <h2 id="asked-by">{t('title', { count: listings.length })}</h2>
        <Rows id={id} rows={listings} verb="detach" />
      </section>
    </div>
  );
}

function Rows({ id, rows, verb }: { id: number; rows: readonly Listing[]; verb: 'attach' | 'detach' }) {
  const t = useTranslations('AdminQuestionnaires.given');
  if (rows.length === 0) return <p className="mt-2">{t('none')}</p>;
  return (
    <ul className="mt-2 max-w-3xl divide-y divide-line">
      {rows.map((listing) => (
        <li key={listing.id} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="wrap-anywhere">
            <bdi>{listing.title}</bdi>
            {listing.place && <bdi className="ms-3 text-muted text-sm">{listing.place}</bdi>}
          </span>
          <PostForm action={action} fields={{ id, listing: listing.id, do: verb }}>
            <button type="submit" className="link min-h-11 cursor-pointer">
              {t(verb)}
              <span className="sr-only">: {listing.title}</span>
            </button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
