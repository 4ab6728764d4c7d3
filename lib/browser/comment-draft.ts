import 'client-only';

type CommentDraft = { owner: string; target: number | null; content: string };

const keyOf = (postId: number) => `comment-words ${postId}`;

export function keepCommentDraft(postId: number, draft: CommentDraft): void {
  try {
    if (draft.content.trim() === '') sessionStorage.removeItem(keyOf(postId));
    else sessionStorage.setItem(keyOf(postId), JSON.stringify(draft));
  } catch {
    // Blocked or full: nothing can be kept.
  }
}

export function readCommentDraft(postId: number, owner: string): CommentDraft | null {
  try {
    const draft: Partial<CommentDraft> | null = JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? 'null');
    if (draft?.owner !== owner || typeof draft.content !== 'string') return null;
    return { owner, target: draft.target ?? null, content: draft.content };
  } catch {
    return null;
  }
}

export function forgetCommentDraft(postId: number): void {
  try {
    sessionStorage.removeItem(keyOf(postId));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
