import { createTranslator } from 'next-intl';
import { parseListingQuery } from '@/lib/contract/listing-query';
import messages from '@/messages/en.json';
import { askedWords, toSearchTitle } from './search-title';

const t = createTranslator({ locale: 'en', messages, namespace: 'Client.listing' });
const categories = [{ id: 3, name: 'Live-In Care' }].map((one) => ({ ...one, version: '' }));

it.each([
  ['q=dementia+care&near=Leeds', 'dementia care, Leeds: Find care'],
  ['q=dementia+care&near=York', 'dementia care, York: Find care'],
  ['kind=home-care&kind=respite&for=older-people', 'Home care, Respite and short breaks, Older people: Find care'],
  ['category=3&city=Bath', '“Live-In Care”, Bath: Find care'],
  ['near=LS1&page=2', 'LS1: Find care (2)'],
  ['kind=jobs&sort=newest', 'Carer jobs'],
])('%s is called “%s”', (address, title) => {
  const query = parseListingQuery(new URLSearchParams(address));
  const door = query?.kinds.includes('jobs') ? 'Carer jobs' : 'Find care';
  expect(query && toSearchTitle(query, t, { door, categories, translate: (name) => `“${name}”` })).toBe(title);
});

it('whoever is asked is told of every choice, so that two searches are told apart', () => {
  const filters = [
    { id: 1, value: 'Nurse on duty' },
    { id: 2, value: 'Garden' },
  ];
  const say = (address: string) => {
    const query = parseListingQuery(new URLSearchParams(address));
    return query && askedWords(query, t, { categories, filters, translate: (name) => `“${name}”` }).join(', ');
  };
  expect(say('near=Leeds&within=5&filter=1&filter=9')).toBe('Leeds, Within 5 miles, “Nurse on duty”');
  expect(say('kind=jobs&near=Leeds&closed=1')).toBe('Leeds, Closed jobs too');
});
