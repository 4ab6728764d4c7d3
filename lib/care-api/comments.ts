import 'server-only';
import type { CommentAction } from '@/lib/comments/comment-action';
import type { Comment, CommentPage } from '@/lib/contract/comment';
import { endpoints } from '@/lib/contract/endpoints';
import { pageOfComment, pageOfComments } from '@/lib/posts/page-of-comments';
import { type From, type PersonalReading, read, readAs, send, type Writing } from './client';
import type { SignedIn } from './signed-in';

export async function getCommentPage(postId: number, page: number): Promise<CommentPage | null> {
  const query = new URLSearchParams({ page: String(page) });
  const reading = await read(endpoints.listCommentsOfPost, { params: { id: postId }, query });
  return reading.state === 'ready' ? toPage(reading.value, page) : null;
}

export async function getCommentPageAs(
  accessToken: string,
  postId: number,
  page: number,
): Promise<PersonalReading<CommentPage>> {
  const query = new URLSearchParams({ page: String(page) });
  const reading = await readAs(accessToken, endpoints.listCommentsOfPost, { params: { id: postId }, query });
  return reading.state === 'ready' ? { state: 'ready', value: toPage(reading.value, page) } : reading;
}

/** The page that a comment stands on as they read them; 1 where nobody knows. */
export async function findCommentPage(accessToken: string, postId: number, id: number): Promise<number> {
  const query = new URLSearchParams({ comment: String(id) });
  const reading = await readAs(accessToken, endpoints.listCommentsOfPost, { params: { id: postId }, query });
  if (reading.state !== 'ready') return 1;
  return Array.isArray(reading.value) ? pageOfComment(reading.value, id) : reading.value.page;
}

export function listCommentsOfUser(accessToken: string, username: string): Promise<PersonalReading<Comment[]>> {
  return readAs(accessToken, endpoints.listCommentsOfUser, { params: { username } });
}

export function sendComment(
  { accessToken, userId, name }: SignedIn,
  action: CommentAction,
  { visitor, once }: From & { once: string | undefined },
): Promise<Writing<unknown>> {
  const owner = { accessToken, visitor };
  if (action.kind === 'delete') {
    return send(endpoints.deleteComment, undefined, { ...owner, params: { id: action.id } });
  }
  if (action.kind === 'report') {
    const report = { reason: action.reason, words: action.content };
    return send(endpoints.reportComment, report, { ...owner, params: { id: action.id } });
  }
  if (action.kind === 'edit') {
    const edit = { id: action.id, newComment: action.content };
    return send(endpoints.updateComment, edit, { ...owner, params: { id: action.id } });
  }
  const { postId, parentId, content } = action;
  const reply = parentId === null ? {} : { parentCommentId: parentId };
  // Ours knows the author by the token; the published calls name them in the body too.
  return send(endpoints.createComment, { postId, ...reply, content, userId, userName: name }, { ...owner, once });
}

export async function apiModerates(accessToken: string, postId: number): Promise<boolean> {
  const reading = await getCommentPageAs(accessToken, postId, 1);
  return reading.state === 'ready' && reading.value.isModerated === true;
}

function toPage(answer: CommentPage | Comment[], page: number): CommentPage {
  return Array.isArray(answer) ? pageOfComments(answer, page) : answer;
}
