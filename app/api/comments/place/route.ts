import { requestSession } from '@/lib/auth/request-session';
import { findCommentPage } from '@/lib/care-api/comments';
import { commentsPath, postPath } from '@/lib/comments/comment-paths';
import { refuse } from '@/lib/forms/fault';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { localePath, toLocale } from '@/lib/i18n/languages';

/** Leads to a comment, on whichever page it stands for whoever asks. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const [postId, id] = [toId(asked.get('postId')), toId(asked.get('id'))];
  if (!postId || !id) return refuse(400, 'queryUnreadable');
  const session = await requestSession(request);
  const page = session ? await findCommentPage(session.accessToken, postId, id) : 1;
  return seeOther(localePath(toLocale(asked.get('locale')), commentsPath(postPath(postId), page, `comment-${id}`)));
}
