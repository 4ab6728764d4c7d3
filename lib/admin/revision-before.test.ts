import { revisionBefore } from './revision-before';

it('a state is compared with the one before it that is still kept', () => {
  const items = [7, 4, 1].map((number) => ({ number }));
  expect([7, 4, 1].map((number) => revisionBefore(items, number))).toEqual([4, 1, 0]);
});
