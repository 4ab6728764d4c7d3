import { useTranslations } from 'next-intl';

type SearchResultProps = {
  title: string;
  /** HTML. */
  text: string;
  /** As it is read, where it is the row's own. */
  address?: string;
};

/** About as a search engine shows it. */
export function SearchResult({ title, text, address }: SearchResultProps) {
  const t = useTranslations('AdminWork.seo');
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    <section aria-labelledby="seo" className="rounded-card border border-line bg-surface p-5">
      <h2 id="seo" className="text-2xl">
        {t('title')}
      </h2>
      <p dir="auto" className="wrap-anywhere mt-2 font-semibold text-primary">
        {title}
      </p>
      {address && (
        <p dir="ltr" className="wrap-anywhere text-sm rtl:text-end">
          {address}
        </p>
      )}
      <p dir="auto" className="wrap-anywhere line-clamp-3 text-muted text-sm">
        {plain.slice(0, 160) || t('none')}
      </p>
    </section>
  );
}
