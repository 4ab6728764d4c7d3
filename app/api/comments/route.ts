import { isOver } from '@/lib/auth/check-session';
import { requestSession } from '@/lib/auth/request-session';
import { apiModerates, getCommentPageAs, sendComment } from '@/lib/care-api/comments';
import { checkContent } from '@/lib/comments/check-content';
import { outcomeOf, toCommentAction } from '@/lib/comments/comment-action';
import { commentDraftName, stepOf, writePath } from '@/lib/comments/comment-paths';
import { endpoints } from '@/lib/contract/endpoints';
import { fieldFaultAsWhole, refuse, refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { refuseSignedOut } from '@/lib/forms/signed-out';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** The comments of a post as they are now, and who asks. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const [postId, page] = [toId(asked.get('postId')), toId(asked.get('page') ?? '1')];
  if (!postId || !page) return refuse(400, 'queryUnreadable');
  const session = await requestSession(request);
  if (!session) return refuse(401, 'signInFirst');
  const reading = await getCommentPageAs(session.accessToken, postId, page);
  if (reading.state === 'refused') {
    return (await isOver(reading, session)) ? refuseSignedOut(session) : refuse(403, 'notYours');
  }
  if (reading.state === 'missing') return refuse(404, 'nothingHere');
  if (reading.state === 'away') return refuse(502, 'systemAway');
  const { userId: id, name, isAdmin } = session;
  const answer = { page: reading.value, viewer: { id, name, isAdmin, isModerated: reading.value.isModerated } };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

/** Writes, changes, deletes or reports a comment. Without script the page for writing says what came of it. */
export const POST = formRoute({
  call: endpoints.createComment,
  who: 'user',
  maxBytes: 64 * 1024,
  tooLarge: refused(413, { code: 'textTooLong', max: 4_000 }),
  read: (sent) => {
    const action = toCommentAction((name) => textOf(sent, name));
    return action && { ...action, page: toId(textOf(sent, 'page')) ?? 1 };
  },
  send: async (action, { session, visitor, once }) => {
    const wrong = action.kind === 'delete' || action.kind === 'report' ? null : checkContent(action.content);
    const isForApi = wrong?.code === 'commentProfane' && (await apiModerates(session.accessToken, action.postId));
    if (wrong && !isForApi) return refused(422, wrong);
    const sent = await sendComment(session, action, { visitor, once });
    if (sent.ok) return sent;
    return sent.status === 404 ? refused(404, 'commentGone') : fieldFaultAsWhole(sent);
  },
  done: (_, action, { locale }) => {
    const outcome = outcomeOf(action);
    const location = localePath(locale, writePath(action.postId, `done=${outcome}`, action.page));
    return { location, body: { done: outcome } };
  },
  back: (action, { locale }) => localePath(locale, writePath(action.postId, stepOf(action), action.page)),
  keep: {
    form: (action) => commentDraftName(action.postId, stepOf(action)),
    words: (action) => ({
      ...(action.kind !== 'delete' && { content: action.content }),
      ...(action.kind === 'report' && { reason: action.reason }),
    }),
  },
});
