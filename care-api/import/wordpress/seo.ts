import { textOfHtml } from '@/lib/contract/search-text';
import type { WxrItem } from './wxr-schema';

/** For search engines, as the plugins Yoast and Rank Math keep it; '' where they say no more than the page. */
export type Seo = { searchTitle: string; searchText: string; noIndex: boolean };

const longestTitle = 120;
const longestText = 300;

export function seoOf({ meta, title }: WxrItem): Seo {
  const said = (...names: string[]) => names.map((name) => meta.get(name)).find(Boolean) ?? '';
  const fill = (template: string) =>
    textOfHtml(
      template
        .replace(/%%?title%%?/g, title)
        // The site puts its own name behind each title.
        .replace(/%%?[\w()-]+%%?/g, ' ')
        .replace(/\p{Cc}/gu, ' '),
    ).replace(/^[\s|·–—-]+|[\s|·–—-]+$/g, '');
  const searchTitle = fill(said('_yoast_wpseo_title', 'rank_math_title')).slice(0, longestTitle);
  return {
    searchTitle: searchTitle === textOfHtml(title) ? '' : searchTitle,
    searchText: fill(said('_yoast_wpseo_metadesc', 'rank_math_description')).slice(0, longestText),
    noIndex: said('_yoast_wpseo_meta-robots-noindex') === '1' || /"noindex"/.test(said('rank_math_robots')),
  };
}
