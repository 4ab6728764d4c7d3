import { categoryNames } from './category-names';

test('names stand in the order of the ids, unknown and repeated ids are skipped', () => {
  const categories = [
    { id: 1, name: 'Respite' },
    { id: 2, name: 'Carer Jobs' },
  ];
  expect(categoryNames([2, 9, 1, 2], categories)).toEqual(['Carer Jobs', 'Respite']);
});
