import { compareText, searchText, textOfHtml } from './search-text';

const listing = {
  title: 'Café  Orchard',
  location: 'Tyne and Wear',
  city: 'Hexham',
  postcode: 'NE46 1XY',
  address: '1 Hencotes',
  features: ['Night Care'],
  headFeatures: ['Dementia'],
  descriptionHtml: '<p>Warm &amp; kind</p><p>At home</p>',
};

test('the text of a listing is folded field by field', () => {
  expect(searchText(listing, ['Live-In-Care', 'Respite'])).toEqual({
    title: 'cafe orchard',
    place: 'tyne and wear hexham 1 hencotes ne46 1xy ne461xy',
    category: 'live-in-care respite',
    features: 'dementia night care',
    description: 'warm & kind at home',
  });
});

test('tags part words and entities become their characters, once', () => {
  expect(textOfHtml('<p>one</p><p>two&nbsp;&lt;3</p>')).toBe('one two <3');
  expect(textOfHtml('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('tags that are open without end keep nobody waiting', () => {
  expect(textOfHtml(`${'<'.repeat(260_000)}b> words`)).toMatch(/^<+ words$/);
});

test('text is ordered by code point, emoji last', () => {
  const names = ['😀', '\ufb01', 'b', 'ab', 'a'];
  expect(names.sort(compareText)).toEqual(['a', 'ab', 'b', '\ufb01', '😀']);
});
