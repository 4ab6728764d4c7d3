import { sql } from 'drizzle-orm';
import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { postInput } from '@/lib/contract/post';
import { updatePost } from './edit-posts';
import { postResource } from './post-resource';

export const postDraft: Editable = {
  kind: 'post',
  resource: postResource,
  fields: [
    ...(['title', 'description', 'bannerImage', 'tags', 'category', 'author'] as const),
    ...(['postedOn', 'commentsOpen', 'summary', 'bannerAlt'] as const),
  ],
  pictures: ['bannerImage'],
  staffFields: ['author', 'postedOn', 'commentsOpen'],
  isAuthor: ({ userid }, { id }) => userid === id,
  drafts: {
    isPublic: sql`status = 'Published'`,
    hide: sql`status = 'Draft'`,
    isDraft: ({ status }) => status !== 'Published',
  },
  publish: (deps, { data, ...change }) =>
    updatePost(deps, {
      ...change,
      input: { ...readInput(postInput, data), status: 'Published' },
      pictureCaller: null,
    }),
};
