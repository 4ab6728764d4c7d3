import { type Locale, localePath } from '@/lib/i18n/languages';
import type { CommentAction, CommentOutcome } from './comment-action';

export function postPath(postId: number): string {
  return `/blog-details-user-view/${postId}`;
}

export function commentsPath(path: string, page: number): string {
  return `${path}${page > 1 ? `?comments=${page}` : ''}#comments`;
}

export function writePath(locale: Locale, action: CommentAction): string {
  const step = stepOf(action);
  return `${localePath(locale, `${postPath(action.postId)}/write`)}${step ? `?${step}` : ''}`;
}

export function outcomePath(locale: Locale, postId: number, outcome: CommentOutcome): string {
  return `${localePath(locale, `${postPath(postId)}/write`)}?done=${outcome}`;
}

function stepOf(action: CommentAction): string {
  if (action.kind === 'edit' || action.kind === 'delete' || action.kind === 'report')
    return `${action.kind}=${action.id}`;
  return action.parentId === null ? '' : `to=${action.parentId}`;
}
