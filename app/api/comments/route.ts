import { revalidateTag } from 'next/cache';
import { withCookies } from '@/lib/auth/answer-form';
import { packedDraftCookies } from '@/lib/auth/packed-draft';
import { requestSession } from '@/lib/auth/request-session';
import { revokeSession } from '@/lib/auth/revoked';
import type { Session } from '@/lib/auth/session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { getCommentPageAs, sendComment } from '@/lib/care-api/comments';
import { checkContent } from '@/lib/comments/check-content';
import { type CommentAction, type CommentFault, toCommentAction } from '@/lib/comments/comment-action';
import { commentDraftCookie } from '@/lib/comments/comment-draft';
import { outcomePath, writePath } from '@/lib/comments/comment-paths';
import { toCommentFault } from '@/lib/comments/to-comment-fault';
import { isJson, readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

const maxBytes = 64 * 1024;
const privately = { 'cache-control': 'no-store' };

/** The comments of a post as they are now, and who asks. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const [postId, page] = [toId(asked.get('postId')), toId(asked.get('page') ?? '1')];
  if (!postId || !page) return refuse({ status: 400, message: 'This question cannot be read.' });
  const session = await requestSession(request);
  if (!session) return refuse({ status: 401, message: 'Please sign in.' });
  const reading = await getCommentPageAs(session.accessToken, postId, page);
  if (reading.state === 'refused') return endSession(session);
  if (reading.state === 'missing') return refuse({ status: 404, message: 'There is nothing here.' });
  if (reading.state === 'away') return refuse({ status: 502, message: 'Please check the Network!' });
  const { userId: id, name, isAdmin } = session;
  return Response.json({ page: reading.value, viewer: { id, name, isAdmin } }, { headers: privately });
}

/** Writes, changes or deletes a comment: JSON from our script, a plain form without it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse({ status: 403, message: 'Please send the form from our own page.' });
  const fields = await readForm(request, maxBytes);
  if (fields === 'too large') return refuse({ status: 413, message: 'Please use at most 4000 characters.' });
  const action = fields && toCommentAction(fields);
  if (!fields || !action) return refuse({ status: 415, message: 'Please send a form or JSON.' });
  const locale = fields.get('locale') ?? '';
  const session = await requestSession(request);
  const fault = session ? await act(session, action) : { status: 401, message: 'Please sign in.' };
  if (session && fault?.status === 401) revokeSession(session.sid);
  if (isJson(request)) {
    if (fault?.status === 401) return endSession(session);
    return fault ? refuse(fault) : Response.json({ done: outcomeOf(action) }, { headers: privately });
  }
  return goOn({ action, fault, session, locale: isLocale(locale) ? locale : defaultLocale });
}

/** Null for success. */
async function act(session: Session, action: CommentAction): Promise<CommentFault | null> {
  const wrong = action.kind === 'delete' ? null : checkContent(action.content);
  if (wrong) return { status: 422, message: wrong };
  const sent = await sendComment(session, action);
  if (!sent.ok) return toCommentFault(sent);
  for (const tag of ['comments', 'posts']) revalidateTag(tag, { expire: 0 });
  return null;
}

type Going = { action: CommentAction; fault: CommentFault | null; session: Session | null; locale: Locale };

/** Without script: on to the page for writing, which says what came of it and keeps the words of a refused comment. */
function goOn({ action, fault, session, locale }: Going): Response {
  const { postId } = action;
  if (!fault) return withCookies(seeOther(outcomePath(locale, postId, outcomeOf(action))), draftCookies(null));
  const draft = session && { userId: session.userId, postId, content: contentOf(action), message: fault.message };
  const back = writePath(locale, action);
  if (fault.status !== 401) return withCookies(seeOther(back), draftCookies(draft));
  const cookies = [...draftCookies(draft), ...endedSessionCookies()];
  return withCookies(seeOther(loginPath(locale, { returnUrl: back, notice: 'expired' })), cookies);
}

function draftCookies(draft: unknown): string[] {
  return packedDraftCookies(commentDraftCookie, draft);
}

function contentOf(action: CommentAction): string {
  return action.kind === 'delete' ? '' : action.content;
}

function outcomeOf({ kind }: CommentAction) {
  return kind === 'edit' ? 'edited' : kind === 'delete' ? 'deleted' : kind;
}

function endSession(session: Session | null): Response {
  if (session) revokeSession(session.sid);
  return withCookies(refuse({ status: 401, message: 'Please sign in.' }), endedSessionCookies());
}

function refuse({ status, message }: CommentFault): Response {
  return Response.json({ message }, { status, headers: privately });
}
