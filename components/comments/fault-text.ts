import { useTranslations } from 'next-intl';
import type { CommentFault } from '@/lib/comments/comment-action';

/** The API speaks the spec's English; the page says the same in the visitor's language. */
const keys = {
  'Content is required.': 'content',
  'Please use at most 4000 characters.': 'long',
  'Please remove the invisible characters.': 'invisible',
  'Warning: Inappropriate content detected.': 'profane',
  'Please check the Network!': 'network',
  'A comment can be changed for 15 minutes after it was written.': 'late',
  'The comment you answer is not there any more.': 'parentGone',
  'This comment is not there any more.': 'gone',
  'You have written a lot of comments. Please try again in a few minutes.': 'often',
  'This belongs to somebody else.': 'notYours',
  'Please sign in.': 'session',
} as const;

export function useCommentFault(): (fault: Pick<CommentFault, 'message'>) => string {
  const t = useTranslations('Comments.faults');
  return ({ message }) => {
    const key = Object.entries(keys).find(([english]) => english === message)?.[1];
    return key ? t(key) : message;
  };
}
