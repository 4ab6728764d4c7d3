import 'client-only';

/** What somebody was writing under a post; `target` is the comment it answers, null for none. */
type Words = { owner: string; target: number | null; content: string };

const keyOf = (postId: number) => `comment-words ${postId}`;

/** Keeps it in this tab while its owner logs in again, or comes back to the page. */
export function keepCommentWords(postId: number, words: Words): void {
  try {
    if (words.content.trim() === '') sessionStorage.removeItem(keyOf(postId));
    else sessionStorage.setItem(keyOf(postId), JSON.stringify(words));
  } catch {
    // Blocked or full: nothing can be kept.
  }
}

/** For nobody but their owner; null when there are none. */
export function readCommentWords(postId: number, owner: string): Words | null {
  try {
    const words: Partial<Words> | null = JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? 'null');
    if (words?.owner !== owner || typeof words.content !== 'string') return null;
    return { owner, target: words.target ?? null, content: words.content };
  } catch {
    return null;
  }
}

export function forgetCommentWords(postId: number): void {
  try {
    sessionStorage.removeItem(keyOf(postId));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
