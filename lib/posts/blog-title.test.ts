import { createTranslator } from 'next-intl';
import messages from '@/messages/en.json';
import { emptyBlogQuery } from './blog-query';
import { toBlogTitle } from './blog-title';

const t = createTranslator({ locale: 'en', messages, namespace: 'Client.listing' });

it.each([
  [{}, 'Insights'],
  [{ q: 'tea' }, 'tea: Insights'],
  [{ q: 'tea', page: 2 }, 'tea: Insights (2)'],
  [{ page: 3 }, 'Insights (3)'],
])('%j is called “%s”', (asked, title) => {
  expect(toBlogTitle({ ...emptyBlogQuery, ...asked }, t, 'Insights')).toBe(title);
});
