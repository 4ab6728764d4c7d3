import { type Bodies, each, ignored, object } from '../body-kinds';
import { choice, flag, nullish, oneOf, optional, version, whole, words } from '../kinds';
import { reasons } from '../narrowing';
import { html, ids, needed, ownId, picture, required, string, text } from '../text-kinds';

const post = object({
  id: nullish(ownId),
  title: required(200, 'Title'),
  description: needed(html, 'Description is required.'),
  bannerImage: nullish(picture),
  author: nullish(text(120)),
  postedOn: nullish(string()),
  tags: nullish(text(500)),
  category: nullish(ids),
  subcategoty: nullish(ids),
  status: nullish(oneOf('Published', 'Pending', 'Declined', 'Draft')),
  ...ignored('userid excerpt commentCount updatedAt reason commentsCloseAt deletedAt'),
  version,
  commentsOpen: nullish(flag),
  summary: nullish(text(300)),
  bannerAlt: nullish(text(200)),
});

export const postsBodies = {
  createPost: post,
  createPostAgain: post,
  updatePost: post,
  setCommentState: object({
    state: oneOf('visible', 'held', 'removed'),
    reason: nullish(reasons),
    version,
  }),
  reportComment: object({
    reason: choice('Please say what is wrong with it.', ...words('spam abuse private safeguarding other')),
    words: optional(text(500)),
  }),
  createComment: object({
    ...each(nullish(ownId), 'comment_id commentId'),
    postId: whole(0),
    parentCommentId: nullish(whole(0)),
    content: required(4_000, 'Content'),
    ...ignored('userId userName commentedOn created_at replies'),
  }),
  updateComment: object({ id: nullish(ownId), newComment: required(4_000, 'Content') }),
} satisfies Bodies;
