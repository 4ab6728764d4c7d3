import type { useTranslations } from 'next-intl';
import type { BlogQuery } from './blog-query';

/** What the window of a search is called. `title` is that of the blog, or of one of its categories. */
export function toBlogTitle(
  { q, page }: BlogQuery,
  t: ReturnType<typeof useTranslations<'Client.listing'>>,
  title: string,
): string {
  const searched = q ? t('searchTitle', { asked: q, door: title }) : title;
  return page > 1 ? `${searched} (${page})` : searched;
}
