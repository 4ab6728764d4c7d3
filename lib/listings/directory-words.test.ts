import { createTranslator } from 'next-intl';
import { emptyListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import messages from '@/messages/en.json';
import { directoryWords } from './directory-words';

const t = createTranslator({ locale: 'en', messages });
const wordsOf = (search: string) => {
  const query = parseListingQuery(new URLSearchParams(search)) ?? emptyListingQuery;
  const { path, isOwnPage, metaTitle } = directoryWords(query, [], t);
  return { path, isOwnPage, isNumbered: /\(\d+\)$/.test(metaTitle) };
};

it.each([
  ['page=2', '/listing?page=2', true, true],
  ['kind=care-home&page=3', '/listing?kind=care-home&page=3', true, true],
  ['city=Leeds', '/listing?city=Leeds', true, false],
  ['kind=jobs&page=2', '/listing?kind=jobs&page=2', true, true],
  // What is chosen or asked beside points to the list.
  ['q=dementia&page=2', '/listing', false, false],
  ['kind=care-home&sort=az', '/listing?kind=care-home', false, false],
  ['sort=az&page=2', '/listing', false, false],
])('%s is told to search engines as %s', (search, path, isOwnPage, isNumbered) => {
  expect(wordsOf(search)).toEqual({ path, isOwnPage, isNumbered });
});
