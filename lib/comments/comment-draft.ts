import 'server-only';
import { z } from 'zod';
import { unpackCookie } from '@/lib/http/packed-cookies';

/** Without script a refused comment comes back through this short-lived cookie. */
export const commentDraftCookie = 'comment-draft';

const draftSchema = z.object({
  /** Of the person whose words these are. */
  userId: z.string(),
  postId: z.number(),
  content: z.string().transform((text) => text.slice(0, 4_000)),
  message: z.string().transform((text) => text.slice(0, 300)),
});
export type CommentDraft = z.input<typeof draftSchema>;

/** The draft of this person for this post; null when there is none. */
export function readCommentDraft(
  whose: Pick<CommentDraft, 'userId' | 'postId'>,
  read: (name: string) => string | undefined,
): CommentDraft | null {
  const { data } = draftSchema.safeParse(unpackCookie(commentDraftCookie, read));
  return data && data.userId === whose.userId && data.postId === whose.postId ? data : null;
}
