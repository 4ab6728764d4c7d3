'use client';
import { useTranslations } from 'next-intl';
import { checkPage, pageWork } from '@/lib/admin/page-work';
import { PageAddress, wholeAddress } from './page-address';
import { SearchResult } from './search-result';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type PageEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'inSection' | 'aside'> & {
  site: string;
  /** The page's own address as visitors know it; '' for none. */
  known: string;
};

/** The editor of a managed page, with the address it is found at and what search engines would make of it. */
export function PageEditor({ site, known, ...props }: PageEditorProps) {
  const t = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={pageWork}
      checks={(words) => checkPage(words).map(({ name, isMust }) => ({ text: t(name), isMust }))}
      inSection={(section, words, type) =>
        section === 'found' && <PageAddress site={site} words={words} known={known} onTake={type} />
      }
      aside={(words) => ({
        before: null,
        after: words.found === 'yes' && (
          <SearchResult
            title={words.searchTitle || words.title || ''}
            address={wholeAddress(site, words)}
            text={words.searchText || words.body || ''}
          />
        ),
      })}
    />
  );
}
