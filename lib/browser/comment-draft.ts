import 'client-only';

type CommentDraft = { owner: string; content: string };

/** One text of a post: '' for a comment of its own, `to=7` for a reply, `edit=7` for a change. */
const keyOf = (postId: number, step: string) => `comment-words ${postId} ${step}`;

export function keepCommentDraft(postId: number, step: string, draft: CommentDraft): void {
  try {
    if (draft.content.trim() === '') sessionStorage.removeItem(keyOf(postId, step));
    else sessionStorage.setItem(keyOf(postId, step), JSON.stringify(draft));
  } catch {
    // Blocked or full: nothing can be kept.
  }
}

export function readCommentDraft(postId: number, step: string, owner: string): string | undefined {
  try {
    const draft: Partial<CommentDraft> | null = JSON.parse(sessionStorage.getItem(keyOf(postId, step)) ?? 'null');
    return draft?.owner === owner && typeof draft.content === 'string' ? draft.content : undefined;
  } catch {
    return undefined;
  }
}
