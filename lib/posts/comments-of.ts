import type { Post } from '@/lib/contract/post';
import type { Locale } from '@/lib/i18n/languages';
import { longDay } from './format-day';

export function commentsOf(
  { commentsOpen, commentsCloseAt }: Pick<Post, 'commentsOpen' | 'commentsCloseAt'>,
  locale: Locale,
  now = Date.now(),
): { isOpen: boolean; closeOn: string | null } {
  const isOpen = commentsOpen && (commentsCloseAt === null || Date.parse(commentsCloseAt) > now);
  return { isOpen, closeOn: isOpen && commentsCloseAt !== null ? longDay(commentsCloseAt, locale) : null };
}
