import { filteredPaths } from './queries.mjs';

const listings = Array.from({ length: 40 }, (_, index) => ({
  typeTitle: `The ${['Oakwood', 'Elm', 'Riverside', 'Harbour View'][index % 4]} Home`,
  categoryId: index % 2 ? '7, 8' : '9',
  location: index % 3 ? 'Kent' : 'Tyne & Wear',
  city: index % 5 ? `City ${index}` : '',
}));

test('no two addresses are alike', () => {
  const paths = filteredPaths(listings, 1000);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(60);
});

test('no more are made than asked for', () => {
  expect(filteredPaths(listings, 5)).toHaveLength(5);
});

test('each leaves at least one listing', () => {
  for (const path of filteredPaths(listings, 1000)) {
    const query = new URL(path, 'http://localhost').searchParams;
    const found = listings.filter((listing) => matches(listing, query));
    expect(found.length).toBeGreaterThan((Number(query.get('page') ?? 1) - 1) * 12);
  }
});

test('words, categories, locations, cities and further pages are all asked for', () => {
  const all = filteredPaths(listings, 1000).join('\n');
  for (const part of ['q=oakwood', 'category=7', 'location=Kent', 'location=Tyne+%26+Wear', 'city=City+1', 'page=2']) {
    expect(all).toContain(part);
  }
});

test('a listing without place, category and title asks nothing', () => {
  expect(filteredPaths([{ typeTitle: 'A b', categoryId: '', location: ' ' }], 10)).toEqual([]);
});

function matches(listing: (typeof listings)[number], query: URLSearchParams): boolean {
  const { typeTitle, categoryId, location, city } = listing;
  const wants = (name: string, is: (value: string) => boolean) => !query.has(name) || is(query.get(name) ?? '');
  return (
    wants('q', (word) => typeTitle.toLowerCase().includes(word)) &&
    wants('category', (id) => categoryId.split(', ').includes(id)) &&
    wants('location', (name) => location === name) &&
    wants('city', (name) => city === name)
  );
}
