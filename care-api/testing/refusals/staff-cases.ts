import { eq } from 'drizzle-orm';
import { comments } from '@/care-api/database/schema/blog';
import { question } from '@/care-api/testing/questionnaires';
import { type Cases, nobodyHas, type World } from './world';

/** What the handlers refuse of posts, comments and what staff write. */
export async function* contentCases(world: World): Cases {
  const { send, make, admin, next, listing } = world;
  const post = (body: object) =>
    send('POST', '/Post', { title: 'A post', description: '<p>Words</p>', ...body }, admin);
  yield ['createPost: an unknown category', await post({ category: `${nobodyHas}` })];
  yield ['createPost: an unknown subcategory', await post({ subcategoty: `${nobodyHas}` })];
  yield ['createPost: nothing is left when cleaned', await post({ description: '<script>alert(1)</script>' })];
  yield ['createPost: too long when cleaned', await post({ description: '&'.repeat(61_000) })];
  yield ['listPosts: hidden ones, by nobody', await send('GET', '/Post?page=1&status=Pending')];
  yield ['listPosts: hidden ones, by a user', await send('GET', '/Post?page=1&status=Pending', undefined, world.user)];

  const name = `Category ${next()}`;
  await make('POST', '/Category', { categoryName: name });
  yield ['createCategory: a name that exists', await send('POST', '/Category', { categoryName: name }, admin)];
  const sub = { subcategoryName: `Subcategory ${next()}`, categoryId: nobodyHas };
  yield ['createSubCategory: an unknown category', await send('POST', '/SubCategory', sub, admin)];
  const page = { menuId: nobodyHas, contentFileName: 'A page' };
  yield ['createMenuPage: an unknown menu', await send('POST', '/MenuPageContent', page, admin)];
  const inListing = { typeId: nobodyHas, galleryPhoto: 'there.png' };
  yield ['createListingPicture: an unknown listing', await send('POST', '/Gallery', inListing, admin)];
  const listed = { typeTitle: 'A listing', categoryId: `${nobodyHas}` };
  yield ['createListing: an unknown category', await send('POST', '/TypeDetail', listed, admin)];
  const images = Array.from({ length: 21 }, () => 'there.png');
  yield ['updateListing: too many pictures', await send('PUT', `/TypeDetail/${listing}`, { images }, admin)];
}

export async function* commentCases({ send, make, test, admin, user, post }: World): Cases {
  const profane = 'This is shit.';
  const write = (body: object) => send('POST', '/Comment', { postId: post, content: 'Lovely.', ...body }, user);
  yield ['createComment: bad words', await write({ content: profane })];
  yield ['createComment: an answer to nothing', await write({ parentCommentId: nobodyHas })];
  yield ['createComment: an unknown post', await write({ postId: nobodyHas })];
  const id = Number((await make('POST', '/Comment', { postId: post, content: 'Mine.' }, user)).commentId);
  const edit = (newComment: string, as = user) => send('PUT', `/Comment/edit/${id}`, { newComment }, as);
  yield ['updateComment: bad words', await edit(profane)];
  const { db } = test.deps.database;
  await db
    .update(comments)
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where(eq(comments.id, id));
  yield ['updateComment: too late', await edit('Changed.')];
  await make('DELETE', `/Comment/delete/${id}`, undefined, admin);
  yield ['updateComment: one that is gone', await edit('Changed.')];
  yield ['createComment: an answer to one that is gone', await write({ parentCommentId: id })];
}

export async function* questionnaireCases({ send, admin }: World): Cases {
  const broken = {
    'a loop': [question({ id: 1 }), question({ id: 2, jumps: [[null, 1]] })],
    'an unknown destination': [question({ id: 1, jumps: [['a', 9]] })],
    'an id used twice': [question({ id: 1 }), question({ id: 1 })],
    'an unreachable question': [question({ id: 1, jumps: [[null, 3]] }), question({ id: 2 }), question({ id: 3 })],
    'no choices': [question({ id: 1, questionType: 'multiple-choice' })],
    'an identifier used twice': [question({ id: 1, identifier: 'a' }), question({ id: 2, identifier: 'a' })],
    'no question': [],
  };
  for (const [what, questions] of Object.entries(broken)) {
    yield [`createQuestionnaire: ${what}`, await send('POST', '/Questionnaire', { title: 'Broken', questions }, admin)];
  }
  const typeId = `${nobodyHas}`;
  const elsewhere = { title: 'Elsewhere', questions: [question({ id: 1 })], typeId };
  yield ['createQuestionnaire: an unknown listing', await send('POST', '/Questionnaire', elsewhere, admin)];
}
