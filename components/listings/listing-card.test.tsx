import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { ListingCard } from './listing-card';

const job: ListingCardData = {
  id: 12,
  title: "The “Elms” & O'Neill's",
  provider: '',
  place: 'Tain, Highland',
  miles: 5.6,
  isInPlace: false,
  kinds: ['jobs'],
  categories: ['Carer Jobs', 'Live-in'],
  tags: ['Private', 'Nights'],
  price: '',
  from: null,
  pay: { amounts: [700, 850], unit: 'WEEK' },
  job: { employmentType: 'FULL_TIME', hours: null, startsOn: null, validThrough: '2026-12-04T00:00:00Z' },
  rating: null,
  picture: '/illustrations/listing-job.svg',
  status: 'Open',
  isJob: true,
};

const home: ListingCardData = {
  ...job,
  kinds: ['care-home'],
  categories: ['Residential homes'],
  pay: null,
  job: null,
  isJob: false,
  rating: {
    regulator: 'Care Inspectorate',
    grade: '4',
    outOf: 6,
    publishedOn: '2026-03-09T00:00:00Z',
    word: null,
    isOld: false,
  },
};

describe('a listing card', () => {
  it('is one link, named by its title', () => {
    renderIn('en', <ListingCard card={job} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName(job.title);
    expect(links[0]).toHaveAttribute('href', '/listing-details/12');
  });

  it('says of a job what it pays, its contract and until when one may apply', () => {
    renderIn('en', <ListingCard card={job} />);
    expect(screen.getByText(/£700.–.£850. a week/)).toBeVisible();
    expect(screen.getByText('Full time')).toBeVisible();
    expect(screen.getByText('closes 4 December 2026')).toBeVisible();
    expect(screen.getByText('See the job')).toBeVisible();
  });

  it('says what it costs by its lines before any words, and asks for the price where they are old', () => {
    const priced = { ...home, price: 'From £9 a week' };
    const { rerender } = renderIn('en', <ListingCard card={{ ...priced, from: 1_300 }} />);
    expect(screen.getByText(/From .£1,300. a week/)).toBeVisible();
    expect(screen.queryByText('From £9 a week')).toBeNull();
    rerender(<ListingCard card={{ ...priced, from: 'old' }} />);
    expect(screen.getByText('Ask for today’s price')).toBeVisible();
    rerender(<ListingCard card={priced} />);
    expect(screen.getByText('From £9 a week')).toBeVisible();
  });

  it('marks a closed one, whose closing date says nothing any more', () => {
    renderIn('en', <ListingCard card={{ ...job, status: 'Closed' }} />);
    expect(screen.getByText(/^Closed/)).toBeVisible();
    expect(screen.queryByText(/^closes/)).toBeNull();
  });

  it('says what a service is in our words, how far it is, and its rating with scale, regulator and date', () => {
    renderIn('en', <ListingCard card={home} />);
    expect(screen.getByText('Care homes')).toBeVisible();
    expect(screen.getByText(/about 6 miles/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Rated 4 of 6 by Care Inspectorate');
    expect(screen.getByText('March 2026')).toBeVisible();
  });

  it('says a grade in words in the language of the page, and of an old one its year alone', () => {
    const rating = { regulator: 'Care Quality Commission', grade: 'Good', outOf: null, publishedOn: '2019-03-09' };
    const rated = { ...home, rating: { ...rating, word: 'good', isOld: true } as const };
    renderIn('en', <ListingCard card={rated} />);
    expect(screen.getByText('Good')).toHaveClass('bg-line');
    expect(screen.getByRole('article')).toHaveTextContent('Rated Good by Care Quality Commissionfrom 2019');
    cleanup();
    renderIn('de', <ListingCard card={{ ...rated, rating: { ...rated.rating, isOld: false } }} />);
    expect(screen.getByText('Gut')).toHaveClass('bg-rated-good');
    expect(screen.getByText('März 2019')).toBeVisible();
  });

  it('says who runs what is called by its address', () => {
    renderIn('en', <ListingCard card={{ ...home, title: '22 Regent Street', provider: 'Carers Ltd' }} />);
    expect(screen.getByText('Carers Ltd')).toBeVisible();
  });

  it('says the town and no miles where the town is all that is known', () => {
    renderIn('en', <ListingCard card={{ ...home, place: 'Leeds', miles: 4, isInPlace: true }} />);
    expect(screen.getByText('Leeds')).toBeVisible();
    expect(screen.queryByText(/mile/)).toBeNull();
  });

  it('promises prices only where there is one', () => {
    const { unmount } = renderIn('en', <ListingCard card={home} />);
    expect(screen.getByText('See what it offers')).toBeVisible();
    unmount();
    renderIn('en', <ListingCard card={{ ...home, price: 'From £1,150 a week' }} />);
    expect(screen.getByText('See care and prices')).toBeVisible();
  });

  it('leads to the Arabic page in Arabic, and says which words are English', () => {
    renderIn('ar', <ListingCard card={home} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/listing-details/12');
    expect(screen.getByText('Care Inspectorate')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('مارس 2026')).toBeVisible();
  });

  it.each([
    ['pl', 'Szkoła specjalna z internatem', 'Demencja'],
    ['ar', 'مدرسة داخلية للتربية الخاصة', 'الخرف'],
  ] as const)('says in %s what a register calls a service and its people, unmarked', (locale, category, tag) => {
    const card = { ...home, kinds: [], categories: ['Residential Special School'], tags: ['Dementia', 'Sea views'] };
    renderIn(locale, <ListingCard card={card} />);
    for (const said of [category, tag]) expect(screen.getByText(said)).not.toHaveAttribute('lang');
    expect(screen.getByText('Sea views')).toHaveAttribute('lang', 'en');
  });

  it('cuts a long English place at its own end in Arabic', () => {
    renderIn('ar', <ListingCard card={home} />);
    const place = screen.getByText('Tain, Highland');
    expect(place).toHaveAttribute('dir', 'ltr');
    expect(place).toHaveClass('truncate');
  });
});
