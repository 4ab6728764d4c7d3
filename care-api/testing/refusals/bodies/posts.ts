import { type Bodies, each, ignored, object } from '../body-kinds';
import { choice, flag, int, nullish, oneOf, optional, whole, words } from '../kinds';
import { filled, ids, needed, ownId, picture, string, text } from '../text-kinds';

const post = object({
  id: nullish(ownId),
  title: filled(200, 'Title is required.'),
  description: needed(
    string({ max: 300_000, long: 'Please use at most 300,000 characters of text, with its HTML.' }),
    'Description is required.',
  ),
  bannerImage: nullish(picture),
  author: nullish(text(120)),
  postedOn: nullish(string()),
  tags: nullish(text(500)),
  category: nullish(ids),
  subcategoty: nullish(ids),
  status: nullish(oneOf('Published', 'Pending', 'Declined', 'Draft')),
  ...ignored('userid', 'excerpt', 'commentCount', 'updatedAt', 'reason', 'commentsCloseAt', 'deletedAt'),
  version: nullish(int),
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
    reason: nullish(oneOf(...words('first link profane always safeguarding staff spam abuse private offTopic other'))),
    version: nullish(int),
  }),
  reportComment: object({
    reason: choice('Please say what is wrong with it.', ...words('spam abuse private safeguarding other')),
    words: optional(text(500)),
  }),
  createComment: object({
    ...each(nullish(ownId), 'comment_id', 'commentId'),
    postId: whole(0),
    parentCommentId: nullish(whole(0)),
    content: filled(4_000, 'Content is required.'),
    ...ignored('userId', 'userName', 'commentedOn', 'created_at', 'replies'),
  }),
  updateComment: object({ id: nullish(ownId), newComment: filled(4_000, 'Content is required.') }),
} satisfies Bodies;
