import type { CommentAction } from './comment-action';

export function postPath(postId: number): string {
  return `/blog-details-user-view/${postId}`;
}

export function commentsPath(path: string, page: number, anchor = 'comments'): string {
  return `${path}${page > 1 ? `?comments=${page}` : ''}#${anchor}`;
}

/** The page for writing with one page of the comments; `step` is what else it is asked for: `edit=7`, `done=edited`. */
export function writePath(postId: number, step: string, page: number): string {
  const asked = [step, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return `${postPath(postId)}/write${asked && `?${asked}`}`;
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
