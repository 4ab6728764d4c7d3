import { audiences, isKind, kinds } from '@/lib/contract/kind';
import { emptyListingQuery } from '@/lib/contract/listing-query';
import { prepareListings } from '@/lib/listings/prepare-listings';
import { parseQuestion } from '../parse-question';
import { languageRows, placeRows } from './language-rows';
import { phraseAt } from './phrases';
import { englishSynonyms } from './synonyms';
import { wordsOf } from './words-of';

const { directory } = prepareListings([], { categories: [], filters: [] });
const ask = (q: string) => parseQuestion({ ...emptyListingQuery, q }, directory);

it('each row is a kind, somebody, a row of synonyms or a place', () => {
  const known = new Set<string>([...kinds, ...audiences, 'carer', 'fillers', ...placeRows.map(([name]) => name)]);
  const others = [...languageRows.keys()].filter((name) => !known.has(name));
  for (const name of others) {
    const words = wordsOf(name).map(({ word }) => word);
    expect([name, phraseAt(englishSynonyms, words, 0)?.meaning]).toEqual([name, `#${name}`]);
  }
  for (const [name] of placeRows) expect([name, directory.places.find(name).length]).not.toEqual([name, 0]);
});

it.each(kinds.filter((kind) => languageRows.has(kind)))('every phrase for %s asks for it', (kind) => {
  const asked = (languageRows.get(kind) ?? []).map((phrase) => [phrase, ask(phrase).kinds[0]?.kind]);
  expect(asked.filter(([, found]) => found !== kind)).toEqual([]);
});

it('every other name of a place is that place', () => {
  for (const [name, others] of placeRows) {
    const [place] = directory.places.find(name);
    expect(others.map((other) => [other, ask(other).place])).toEqual(others.map((other) => [other, place]));
  }
});

it('no phrase of another language is the name of a place here', () => {
  const phrases = [...languageRows].filter(([name]) => isKind(name) || name === 'carer').flatMap(([, said]) => said);
  expect(phrases.filter((phrase) => directory.places.find(phrase).length > 0)).toEqual([]);
});

it.each([
  ['soins à domicile Londres', 'home-care', 'London'],
  ['SOINS A DOMICILE LONDRES', 'home-care', 'London'],
  ['opieka nad seniorem Leeds', 'home-care', 'Leeds'],
  ['żłobek w Manchesterze', 'childrens', 'Manchester'],
  ['zlobek Manchester', 'childrens', 'Manchester'],
  ['idősek otthona Birminghamben', 'care-home', 'Birmingham'],
  ["Leeds'te bakım evi", 'care-home', 'Leeds'],
  ['BAKIMEVİ LONDRA', 'care-home', 'London'],
  ['помощь на дому в Лондоне', 'home-care', 'London'],
  ['дом престарелых около Манчестера', 'care-home', 'Manchester'],
  ['γηροκομείο στο Εδιμβούργο', 'care-home', 'Edinburgh'],
  ['ΓΗΡΟΚΟΜΕΙΟ ΕΔΙΜΒΟΥΡΓΟ', 'care-home', 'Edinburgh'],
  ['دار مسنين في ليدز', 'care-home', 'Leeds'],
  ['在宅介護 ロンドン', 'home-care', 'London'],
  ['ロンドンの在宅介護', 'home-care', 'London'],
  ['倫敦的安養院', 'care-home', 'London'],
  ['里茲看護工作', 'jobs', 'Leeds'],
])('%s is %s in %s, with nothing put right', (q, kind, place) => {
  const { understood, terms, place: found } = ask(q);
  expect(understood.kinds[0]?.kind).toBe(kind);
  expect(found?.name).toBe(place);
  expect(understood.corrections).toEqual([]);
  expect(terms).toEqual([]);
});

it('a slip in English is not put right into another language', () => {
  expect(ask('resedential home').understood.corrections).toEqual([{ from: 'resedential', to: 'residential' }]);
  expect(ask('pfleg').understood.corrections.map(({ to }) => to)).not.toContain('pflege');
});
