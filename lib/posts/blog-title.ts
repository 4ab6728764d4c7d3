import type { useTranslations } from 'next-intl';
import type { BlogQuery } from './blog-query';

export function toBlogTitle(
  { q, page }: BlogQuery,
  t: ReturnType<typeof useTranslations<'Client.listing'>>,
  title: string,
): string {
  const searched = q ? t('searchTitle', { asked: q, door: title }) : title;
  return page > 1 ? `${searched} (${page})` : searched;
}
