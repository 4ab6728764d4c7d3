import type { WritingFault } from '@/lib/care-api/client';
import type { CommentFault } from './comment-action';

/** Why the API did not take a comment, in one sentence; its own faults are the network's. */
export function toCommentFault({ status, message, errors }: WritingFault): CommentFault {
  if (status < 400 || status >= 500) return { status: 502, message: 'Please check the Network!' };
  if (status === 404) return { status, message: 'This comment is not there any more.' };
  return { status, message: Object.values(errors)[0] ?? message };
}
