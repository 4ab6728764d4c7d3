import { readPlace } from '@/lib/directory/words/spot-place';
import { makeGazetteer } from './gazetteer';
import { milesBetween } from './place';
import { suggestPlaces } from './suggest-places';
import { shippedTowns } from './uk-places';

it.each([
  ['lee', 'Leeds'],
  ['york', 'York'],
  ['hull', 'Kingston upon Hull'],
  ['st and', 'St Andrews'],
  ['Saint Alb', 'St Albans'],
  ['kent', 'Kent'],
  ['newcastle', 'Newcastle upon Tyne'],
])('%s is the beginning of %s', (typed, name) => {
  expect(suggestPlaces(typed)[0]).toBe(name);
});

it('tells places of one name apart, and says eight at most, each once', () => {
  const found = suggestPlaces('newport');
  expect(found[0]).toBe('Newport');
  expect(found).toContain('Newport, Isle of Wight');
  expect(new Set(suggestPlaces('new')).size).toBe(8);
});

it('says nothing for a letter, for nothing, or for what no place begins with', () => {
  expect(['', 'l', ' ', 'xyzzy', '’', '1'].flatMap(suggestPlaces)).toEqual([]);
});

it('says only what is understood as the place it was meant for', () => {
  const places = makeGazetteer({ towns: shippedTowns, postcodes: [] }, []);
  const letters = 'abcdefghijklmnoprstuvwy';
  const all = new Set([...letters].flatMap((one) => [...'aeioulrhtw'].flatMap((two) => suggestPlaces(one + two))));
  expect(all.size).toBeGreaterThan(400);
  const lost = [...all].filter((name) => {
    const [town = '', county = ''] = name.split(', ');
    const meant = places.find(town).find((place) => !county || place.county === county);
    const read = readPlace(name, places)?.meaning;
    return !read || !meant || (!county && read.name !== meant.name) || milesBetween(read, meant) > 1;
  });
  expect(lost).toEqual([]);
});
