import { groupFilters } from './group-filters';

const filters = [
  { id: 4, categoryIds: [2], header: 'Grade', value: 'Grade 10', listingIds: [] },
  { id: 7, categoryIds: [2], header: 'Grade', value: 'Grade 2', listingIds: [8] },
  { id: 3, categoryIds: [1], header: 'Grade', value: 'Grade 2', listingIds: [9] },
  { id: 5, categoryIds: [3], header: 'Contract', value: 'Rota', listingIds: [] },
  { id: 6, categoryIds: [1], header: 'Áreas', value: 'North', listingIds: [] },
];

test('filters of the chosen categories stand under sorted headers, repeats merged under the smallest id', () => {
  expect(groupFilters(filters, [1, 2])).toEqual([
    { header: 'Áreas', filters: [filters[4]] },
    {
      header: 'Grade',
      filters: [{ id: 3, categoryIds: [1, 2], header: 'Grade', value: 'Grade 2', listingIds: [9, 8] }, filters[0]],
    },
  ]);
});

test('without a category there are no groups', () => {
  expect(groupFilters(filters, [])).toEqual([]);
});
