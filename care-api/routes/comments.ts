import { eq, sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import { deleteComment, deleteCommentsOfPost } from '@/care-api/comments/delete-comments';
import { createComment, isPostVisible, updateComment } from '@/care-api/comments/edit-comments';
import { listCommentPage, listComments, listCommentsOfAccount } from '@/care-api/comments/list-comments';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { RateLimit } from '@/care-api/middleware/rate-limit';
import { type App, requireOwner, route, signedIn } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';

export function commentRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const limit = new RateLimit({ count: 20, seconds: 600, now: deps.now });

  route(app, deps, endpoints.createComment, async ({ body, account }) => {
    const author = signedIn(account);
    limitComments(limit, author);
    return createComment(db, author, body, deps.now());
  });
  route(app, deps, endpoints.listCommentsOfPost, async ({ params, query, account }) => {
    if (!(await isPostVisible(db, params.id, account))) return null;
    if (deps.bare || query.page === undefined) return listComments(db, params.id);
    return listCommentPage(db, params.id, { page: query.page, pageSize: query.pageSize });
  });
  route(app, deps, endpoints.listCommentsOfUser, async ({ params, account }) => {
    const named = eq(sql`lower(${accounts.username})`, params.username.toLowerCase());
    const [author] = await db.select({ id: accounts.id }).from(accounts).where(named);
    requireOwner(account, author?.id ?? null, 'editor');
    return author ? listCommentsOfAccount(db, author.id) : null;
  });
  route(app, deps, endpoints.updateComment, ({ params, body, account }) =>
    updateComment(db, signedIn(account), { id: params.id, newComment: body.newComment }, deps.now()),
  );
  route(app, deps, endpoints.deleteComment, ({ params, account }) =>
    deleteComment(db, signedIn(account), params.id, deps.now()),
  );
  route(app, deps, endpoints.deleteCommentsOfPost, ({ params }) => deleteCommentsOfPost(db, params.postId));
}

function limitComments(limit: RateLimit, account: Account): void {
  if (mayCall('staff', account)) return;
  const wait = limit.take(account.id);
  if (wait === 0) return;
  throw new Refusal(429, 'commentsTooMany', undefined, { 'retry-after': String(wait) });
}
