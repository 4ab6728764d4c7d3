import { renderIn } from '@/components/testing/render-in';
import type { Locale } from '@/lib/i18n/languages';
import type { ListingView } from '@/lib/listings/listing-view';
import { WhatItIs } from './what-it-is';

const job = {
  kinds: ['jobs'],
  audiences: [],
  city: 'Leeds',
  location: '',
  provider: 'Rose Care',
  register: { places: 2 },
};

it.each<[Locale, RegExp]>([
  ['en', /^A job in Leeds\. Run by Rose Care\. Registered for 2 people\.$/],
  // A dotted i stays dotted.
  ['tr', /^İş, Leeds\. /],
  // Full stops of full width bring their own room.
  ['ja', /^仕事（Leeds）。運営：Rose Care。/],
])('what a listing is, in %s', (locale, text) => {
  const { container } = renderIn(locale, <WhatItIs listing={job as unknown as ListingView} />);
  expect(container.textContent).toMatch(text);
});
