import { toSlug } from './to-slug';

test.each([
  ['Our prices & fees', 'our-prices-and-fees'],
  ['  Zoë’s café: 2 visits a day! ', 'zoes-cafe-2-visits-a-day'],
  ['أسعارنا', ''],
])('%s becomes %s', (title, slug) => expect(toSlug(title)).toBe(slug));
