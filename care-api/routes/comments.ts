import { askBan } from '@/care-api/comments/ask-ban';
import { queuedComments } from '@/care-api/comments/comment-resource';
import { deleteComment, deleteCommentsOfPost } from '@/care-api/comments/delete-comments';
import { createComment, isPostVisible, updateComment } from '@/care-api/comments/edit-comments';
import { reportComment } from '@/care-api/comments/report-comment';
import { setCommentState } from '@/care-api/comments/set-comment-state';
import {
  findCommentPage,
  listCommentPage,
  listComments,
  listCommentsOfUser,
} from '@/care-api/conversations/list-comments';
import { keepByKey } from '@/care-api/database/keep-by-key';
import { openPages } from '@/care-api/desk/list-page';
import { answerKept, type KeptJson, toKeptJson } from '@/care-api/http/kept-json';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function commentRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;

  const listQueue = openPages(db, queuedComments);
  const keep = keepByKey(db, 'conversations', ({ bytes }: KeptJson) => bytes.length);
  const keepPage = (postId: number, page: number, pageSize: number) =>
    keep(`${postId} ${page} ${pageSize}`, async () => {
      if (!(await isPostVisible(db, postId, null))) return null;
      return toKeptJson(JSON.stringify(await listCommentPage(db, postId, { page, pageSize, viewer: null })));
    });

  route(app, deps, endpoints.listComments, ({ query, account }) =>
    listQueue({ sort: '-created', ...query, page: query.page ?? 1 }, signedIn(account)),
  );
  route(app, deps, endpoints.setCommentState, ({ params: { id }, body, account, seen }) =>
    setCommentState(deps, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.askBan, ({ params: { id }, account }) => askBan(deps, signedIn(account), id));
  route(app, deps, endpoints.reportComment, ({ params, body, account }) =>
    reportComment(deps, signedIn(account), params.id, body),
  );
  route(app, deps, endpoints.createComment, ({ body, account }) => createComment(deps, signedIn(account), body));
  route(app, deps, endpoints.listCommentsOfPost, async ({ params: { id }, query, account }) => {
    const { comment, pageSize } = query;
    const viewer = account?.id ?? null;
    const page = comment ? await findCommentPage(db, id, { comment, pageSize, viewer }) : query.page;
    if (page === null) return null;
    if (!deps.bare && account === null && page !== undefined) {
      const kept = await keepPage(id, page, pageSize);
      return kept && answerKept(kept);
    }
    if (!(await isPostVisible(db, id, account))) return null;
    if (deps.bare || page === undefined) return listComments(db, id, viewer);
    return listCommentPage(db, id, { page, pageSize, viewer });
  });
  route(app, deps, endpoints.listCommentsOfUser, ({ params, account }) =>
    listCommentsOfUser(db, params.username, account),
  );
  route(app, deps, endpoints.updateComment, ({ params, body, account }) =>
    updateComment(deps, signedIn(account), { id: params.id, newComment: body.newComment }),
  );
  route(app, deps, endpoints.deleteComment, ({ params, account }) =>
    deleteComment(db, signedIn(account), params.id, deps.now()),
  );
  route(app, deps, endpoints.deleteCommentsOfPost, ({ params, account }) =>
    deleteCommentsOfPost(db, signedIn(account), params.postId, deps.now()),
  );
}
