import { useTranslations } from 'next-intl';
import type { Fields } from '@/lib/admin/merge-edits';
import { isPageSlug } from '@/lib/contract/page-slug';
import { toSlug } from '@/lib/pages/to-slug';

type PageAddressProps = {
  site: string;
  words: Fields;
  /** The address that visitors know, while the page is public; '' for none of its own. */
  known: string;
  onTake: (words: Fields) => void;
};

/** The whole address as it is typed, one that the title suggests, and what becomes of the one before. */
export function PageAddress({ site, words, known, onTake }: PageAddressProps) {
  const t = useTranslations('AdminWork.page.address');
  const slug = toTyped(words);
  const idea = toSlug(words.title ?? '');
  return (
    <div className="grid gap-2 sm:col-span-2">
      <p>
        {t('whole')}{' '}
        <output htmlFor="address" className="wrap-anywhere font-semibold">
          <bdi dir="ltr">{wholeAddress(site, words)}</bdi>
        </output>
      </p>
      {known && known !== slug && <p className="text-muted text-sm">{t('before', { address: `/${known}` })}</p>}
      {slug === '' && isPageSlug(idea) && (
        <button
          type="button"
          className="link min-h-11 cursor-pointer justify-self-start noscript:hidden"
          onClick={() => onTake({ address: idea })}
        >
          {t('take', { address: `/${idea}` })}
        </button>
      )}
    </div>
  );
}

/** Where the page would be found. */
export function wholeAddress(site: string, words: Fields): string {
  const slug = toTyped(words);
  return `${site}/${slug || `pagecontent/${words.menu ?? ''}`}`;
}

/** As the API takes it. */
function toTyped({ address = '' }: Fields): string {
  return address
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
}
