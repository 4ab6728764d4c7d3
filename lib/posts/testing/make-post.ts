import { type Post, type PostWire, postSchema } from '@/lib/contract/post';

/** A post as the API sends it. */
export function makePostWire(fields: Partial<PostWire> = {}): PostWire {
  return {
    id: 1,
    title: 'Choosing a carer',
    description: '<p>Take your time.</p>',
    bannerImage: '',
    author: 'Robin Sample',
    postedOn: '2026-03-02T09:30:00Z',
    tags: '',
    category: '',
    subcategoty: '',
    userid: 'u1',
    ...fields,
  };
}

export function makePost(fields: Partial<PostWire> = {}): Post {
  return postSchema.parse(makePostWire(fields));
}
