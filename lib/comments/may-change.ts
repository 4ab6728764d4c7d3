import type { Comment } from '@/lib/contract/comment';

/** Who looks at the comments. The API decides what they may; this only spares them buttons that would be refused. */
export type Viewer = { id: string; name: string; isAdmin: boolean; isModerated?: boolean | undefined };

/** As the contract has it, which the browser does not load for one number. */
const editFor = 15 * 60_000;

/** What waits for approval or was removed takes no answer, not even its author's. */
export function canAnswer({ isDeleted, state }: Pick<Comment, 'isDeleted' | 'state'>): boolean {
  return !isDeleted && state === undefined;
}

export function canDelete(viewer: Viewer, comment: Pick<Comment, 'authorId' | 'isDeleted'>): boolean {
  return !comment.isDeleted && (viewer.isAdmin || (viewer.id !== '' && comment.authorId === viewer.id));
}

export function canReport(viewer: Viewer, { authorId, isDeleted }: Pick<Comment, 'authorId' | 'isDeleted'>): boolean {
  return viewer.isModerated === true && !isDeleted && viewer.id !== '' && authorId !== viewer.id;
}

export function canEdit(
  viewer: Viewer,
  { authorId, isDeleted, writtenAt }: Pick<Comment, 'authorId' | 'isDeleted' | 'writtenAt'>,
  now: number,
): boolean {
  if (isDeleted || viewer.id === '' || authorId !== viewer.id) return false;
  return writtenAt !== null && now - Date.parse(writtenAt) < editFor;
}
