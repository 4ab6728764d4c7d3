/** Pages for people who are signed in. `middleware.ts` must name them once more: Next reads its matcher without running it. */
export const guardedRooms = ['profiles', 'applynow2', 'usersdashboard', 'blog-user', 'newBlog', 'adminPanel'] as const;

/** `path` without its language. */
export function isGuardedPath(path: string): boolean {
  const [, room = ''] = path.split('/');
  return guardedRooms.some((guarded) => guarded === room);
}
