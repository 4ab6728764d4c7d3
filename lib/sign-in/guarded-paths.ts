/** Pages for people who are signed in, with all below them. `middleware.ts` must name them once more: Next reads its matcher without running it. */
export const guardedRooms = ['profiles', 'applynow2', 'usersdashboard', 'blog-user', 'newBlog', 'adminPanel'] as const;
/** Guarded alone: what is below is for those who have just left, too. */
export const guardedPages = ['my-data', 'account'] as const;

/** `path` without its language. */
export function isGuardedPath(path: string): boolean {
  const [, room = '', ...below] = path.split('/');
  const isPage = below.every((segment) => segment === '');
  return guardedRooms.some((guarded) => guarded === room) || (isPage && guardedPages.some((page) => page === room));
}
