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

/** Of what was typed at a step of a post: what else is typed there is another text. */
export function commentDraftName(postId: number, step: string): string {
  return `comment ${postId} ${step}`;
}

/** What the page for writing is asked for: `edit=7`, `to=7`; '' for a comment of its own. */
export function stepOf(action: CommentAction): string {
  if (action.kind === 'edit' || action.kind === 'delete' || action.kind === 'report')
    return `${action.kind}=${action.id}`;
  return action.parentId === null ? '' : `to=${action.parentId}`;
}
