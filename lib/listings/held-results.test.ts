import { emptyListingQuery } from '@/lib/contract/listing-query';
import { heldResults, holdResults } from './held-results.mjs';
import { makeCardPage } from './testing/make-card-page';

const results = (phone: string) => ({ page: makeCardPage(1), query: emptyListingQuery, categories: [], phone });

it('finds results by their name, as long as they are among the last two hundred', () => {
  holdResults('first', results('01632 960140'));
  expect(heldResults('first')?.phone).toBe('01632 960140');
  expect(heldResults('nobody')).toBeUndefined();
  for (let at = 0; at < 200; at += 1) holdResults(`later-${at}`, results(''));
  expect(heldResults('first')).toBeUndefined();
  expect(heldResults('later-0')).toBeDefined();
});
