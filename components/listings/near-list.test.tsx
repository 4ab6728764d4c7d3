import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { toListingCard } from '@/lib/listings/listing-card';
import { makeListing } from '@/lib/listings/testing/make-listing';
import { NearList } from './near-list';

const card = (typeId: number, distance: { miles: number | null; isInPlace: boolean }) =>
  toListingCard(makeListing({ typeId, typeTitle: `Home ${typeId}`, city: 'Leeds' }), [], distance);

test('those in the same town are near, though nobody knows how many miles', () => {
  renderIn(
    'en',
    <NearList others={[card(1, { miles: 0, isInPlace: true }), card(2, { miles: 9, isInPlace: false })]} />,
  );
  expect(screen.getByRole('heading', { name: 'Recent List' }).nextElementSibling).toHaveTextContent('Near here');
  expect(screen.getByText(/about 9 miles/)).toBeVisible();
  expect(screen.queryByText(/less than a mile/)).toBeNull();
});

test('those in the same county are near, where that is all that is known', () => {
  renderIn('en', <NearList others={[card(1, { miles: null, isInPlace: true })]} />);
  expect(screen.getByText('Near here')).toBeVisible();
});

test('those that nobody knows the distance of are only alike', () => {
  renderIn('en', <NearList others={[card(1, { miles: null, isInPlace: false })]} />);
  expect(screen.getByRole('heading', { name: 'Recent List' }).nextElementSibling).toHaveTextContent('Others like this');
});
