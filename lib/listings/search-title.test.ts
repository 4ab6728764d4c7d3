import { createTranslator } from 'next-intl';
import { parseListingQuery } from '@/lib/contract/listing-query';
import messages from '@/messages/en.json';
import { toSearchTitle } from './search-title';

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
