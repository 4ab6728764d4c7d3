import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { copyPost, createPost, deletePost, updatePost } from '@/care-api/posts/edit-posts';
import { listPostPage } from '@/care-api/posts/list-post-page';
import { getPost, listPostsOfUser, listPublicPosts, listRandomPosts } from '@/care-api/posts/list-posts';
import { openOwnPosts, restorePost, withdrawPost } from '@/care-api/posts/own-posts';
import { postResource } from '@/care-api/posts/post-resource';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';

export function postRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listPosts, async ({ query, account }) => {
    if (deps.bare || query.page === undefined) return listPublicPosts(db);
    if (query.status !== 'Published') requireEditor(account);
    return listPostPage(db, { ...query, page: query.page });
  });
  const listKept = openPages(db, postResource);
  route(app, deps, endpoints.listKeptPosts, ({ query }) =>
    listKept({ sort: '-changed', ...query, page: query.page ?? 1 }),
  );
  const listOwn = openOwnPosts(db);
  route(app, deps, endpoints.listOwnPosts, ({ query, account }) =>
    listOwn(signedIn(account), { sort: '-changed', ...query, page: query.page ?? 1 }),
  );
  route(app, deps, endpoints.listRandomPosts, () => listRandomPosts(db, deps.now()));
  route(app, deps, endpoints.listPostsOfUser, ({ params, account }) => listPostsOfUser(db, params.username, account));
  route(app, deps, endpoints.getPost, ({ params, account }) => getPost(db, params.id, account));
  route(app, deps, endpoints.createPost, ({ body, account }) => createPost(deps, signedIn(account), body));
  route(app, deps, endpoints.createPostAgain, ({ body, account }) => createPost(deps, signedIn(account), body));
  route(app, deps, endpoints.updatePost, ({ params: { id }, body: input, account, seen }) => {
    const caller = signedIn(account);
    return updatePost(deps, { id, input, seen, caller, pictureCaller: caller, action: 'update' });
  });
  route(app, deps, endpoints.copyPost, ({ params: { id }, account }) => copyPost(deps, signedIn(account), id));
  route(app, deps, endpoints.withdrawPost, ({ params: { id }, account, seen }) =>
    withdrawPost(deps, { account: signedIn(account), id, seen }),
  );
  route(app, deps, endpoints.restorePost, ({ params: { id }, account, seen }) =>
    restorePost(deps, { account: signedIn(account), id, seen }),
  );
  route(app, deps, endpoints.deletePost, ({ params: { id }, account, seen }) =>
    deletePost(deps, signedIn(account), { id, seen }),
  );
}

function requireEditor(account: Account | null): void {
  if (!mayCall('editor', signedIn(account))) throw new Refusal(403, 'postsHidden');
}
