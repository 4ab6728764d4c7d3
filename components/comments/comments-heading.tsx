import { useTranslations } from 'next-intl';

/** 'Comments(n)'; the number is left out while nobody knows it. */
export function CommentsHeading({ count }: { count?: number }) {
  const t = useTranslations('Comments');
  return <h2 id="comments-title">{count === undefined ? t('titleUnknown') : t('title', { count })}</h2>;
}
