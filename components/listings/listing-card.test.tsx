import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { ListingCard } from './listing-card';

const card: ListingCardData = {
  id: 12,
  title: "The “Elms” & O'Neill's",
  place: 'Tain, Highland',
  categories: ['Carer Jobs', 'Live-in'],
  tags: ['Private', 'Grade 4'],
  price: '',
  pay: { amount: '£700–£850', unit: 'WEEK' },
  picture: '/illustrations/listing-job.svg',
  status: 'Open',
  isJob: true,
};

describe('a listing card', () => {
  it('is one link, named by its title', () => {
    renderIn('en', <ListingCard card={card} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName(card.title);
    expect(links[0]).toHaveAttribute('href', '/listing-details/12');
  });

  it('shows the pay of a job and the state of a closed one', () => {
    renderIn('en', <ListingCard card={{ ...card, status: 'Closed' }} />);
    expect(screen.getByText('£700–£850 a week')).toBeVisible();
    expect(screen.getByText(/^Closed/)).toBeVisible();
  });

  it('leads to the Arabic page in Arabic', () => {
    renderIn('ar', <ListingCard card={card} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/listing-details/12');
  });
});
