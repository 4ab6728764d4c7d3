import { commentsOf } from './comments-of';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['without an end', { commentsOpen: true, commentsCloseAt: null }, { isOpen: true, closeOn: null }],
  ['by hand', { commentsOpen: false, commentsCloseAt: '2026-12-01T09:00:00Z' }, { isOpen: false, closeOn: null }],
  [
    'with a day to come',
    { commentsOpen: true, commentsCloseAt: '2026-12-01T09:00:00Z' },
    { isOpen: true, closeOn: '1 December 2026' },
  ],
  ['by its age', { commentsOpen: true, commentsCloseAt: '2026-11-23T12:00:00Z' }, { isOpen: false, closeOn: null }],
])('comments open or closed %s', (_, post, said) => {
  expect(commentsOf(post, 'en', now)).toEqual(said);
});
