import { benchPages } from './pages.mjs';

const listings = [
  { typeId: 3, typeTitle: 'Oakwood', categoryId: '4, 5' },
  { typeId: 8, typeTitle: 'Riverside', categoryId: '5' },
];

test('the one filtered query asks for the category with most listings', () => {
  const { loaded } = benchPages(listings);
  expect(loaded.find(({ name }) => name.startsWith('filtered (one'))?.paths).toEqual(['/listing?category=5']);
});

test('the listing that is asked for again and again is none of the ever new ones', () => {
  const { loaded } = benchPages(listings);
  const paths = (name: string) => loaded.find((page) => page.name === name)?.paths;
  expect(paths('details')).toEqual(['/listing-details/3']);
  expect(paths('details (ever new listings)')).toEqual(['/listing-details/8']);
});

test('an empty directory is refused', () => {
  expect(() => benchPages([])).toThrow('the directory is empty');
});
