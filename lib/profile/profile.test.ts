import { maxPictureBytes } from '@/lib/contract/picture';
import { listCountries } from './countries';
import { joinDate, toDateParts } from './date-parts';
import { photoHref } from './photo-href';
import { maxPictureSize } from './picture-limits';

describe('a date of birth in three fields', () => {
  it.each([
    ['1980-02-29', { day: '29', month: '2', year: '1980' }],
    ['1980-02-29T00:00:00', { day: '29', month: '2', year: '1980' }],
    ['29.2.1980', { day: '', month: '', year: '' }],
    ['', { day: '', month: '', year: '' }],
  ])('%s is taken apart', (date, parts) => {
    expect(toDateParts(date)).toEqual(parts);
  });

  it.each([
    [{ day: ' 3 ', month: '07', year: '1951' }, '1951-07-03'],
    [{ day: '٣', month: '٧', year: '١٩٥١' }, '1951-07-03'],
    [{ day: '', month: ' ', year: '' }, ''],
    [{ day: '', month: '7', year: '1951' }, '1951-07-00'],
  ])('%j is put together', (parts, date) => {
    expect(joinDate(parts)).toBe(date);
  });
});

describe('the list of countries', () => {
  it('has the names of ISO 3166, ours first, in the language of the page', () => {
    const [first, ...rest] = listCountries('en');
    expect(first).toEqual({ value: 'United Kingdom', name: 'United Kingdom' });
    expect(rest.length).toBe(248);
    expect(rest.map(({ name }) => name)).toEqual(expect.arrayContaining(['Slovakia', 'Poland', 'Ireland']));
    expect(listCountries('ar').find(({ value }) => value === 'Poland')?.name).toBe('بولندا');
  });

  it('keeps a stored name that is none of them', () => {
    expect(listCountries('en', 'Yugoslavia')[0]).toEqual({ value: 'Yugoslavia', name: 'Yugoslavia' });
  });
});

it('a photo is shown from the API or from itself, never from elsewhere', () => {
  expect(photoHref('a b.jpg')).toBe('/Documents/appImages/a%20b.jpg');
  expect(photoHref('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  for (const photo of ['', 'https://evil.example/x.png', 'data:text/html;base64,AAAA', 'javascript:alert(1)', '../x']) {
    expect(photoHref(photo)).toBeNull();
  }
});

it('the picker knows the limit of the contract', () => {
  expect(maxPictureSize).toBe(maxPictureBytes);
});
