import { changed, changedFields } from './changed';

test('what is said otherwise is told, by its whole content', () => {
  const before = { title: 'Oak House', images: ['a.jpg'], price: '£950' };
  expect(changed(before, { ...before, images: ['a.jpg'], price: '£990' })).toEqual({ price: '£990' });
  expect(changed(before, before)).toEqual({});
});

test('names are of fields that either has, those of the first in its order before those that are new', () => {
  const before: Record<string, unknown> = { gone: 1, same: { a: 1 }, other: 2 };
  expect(changedFields(before, { fresh: null, other: 3, same: { a: 1 } })).toEqual(['gone', 'other', 'fresh']);
  expect(changedFields({}, { left: undefined })).toEqual([]);
});

test('whoever compares says what is the same', () => {
  const asText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  expect(changedFields({ when: { at: undefined } }, { when: {} }, asText)).toEqual([]);
  expect(changedFields({ when: { at: undefined } }, { when: {} })).toEqual(['when']);
});
