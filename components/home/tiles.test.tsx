import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { Tiles } from './tiles';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the first two tiles lead to their listings', () => {
  renderIn('en', <Tiles findCarerId={48} liveInId={7} />);
  expect(hrefs()).toEqual(['/listing-details/48', '/listing-details/7', '/blog', '/form']);
});

test('without a listing of their own they lead to a search', () => {
  renderIn('ar', <Tiles findCarerId={null} liveInId={null} />);
  expect(hrefs()).toEqual(['/ar/listing', '/ar/listing?kind=live-in-care', '/ar/blog', '/ar/form']);
});
