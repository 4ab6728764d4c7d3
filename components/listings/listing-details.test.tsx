import { cleanup, screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { ListingWire } from '@/lib/contract/listing';
import type { Locale } from '@/lib/i18n/languages';
import { toListingView } from '@/lib/listings/listing-view';
import { makeListing } from '@/lib/listings/testing/make-listing';
import { ListingDetails } from './listing-details';

const categories = [
  { id: 1, name: 'Care Home Service' },
  { id: 2, name: 'Carer Jobs' },
  { id: 3, name: 'Local Businesses' },
];
const register = {
  regulator: 'Care Inspectorate',
  number: 'CS2003000150',
  url: 'https://www.example.org/register',
  provider: 'Rose Care Ltd',
  kinds: ['Care Home Service'],
  places: 40,
  rating: { grade: '4', outOf: 6, publishedOn: '2025-03-02', url: '', isInherited: true },
  inspectedOn: '2025-02-03',
  checkedOn: '2026-05-31',
};
const home = {
  typeId: 7,
  typeTitle: 'Rose Cottage',
  city: 'St Andrews',
  phone: '01632 960 123',
  headFeatures: 'Older people',
  categoryId: '1',
  register,
};

function show(
  wire: Omit<Partial<ListingWire>, 'typeId'>,
  { canApply = false, locale = 'en' as Locale, regulator = null as React.ReactNode } = {},
) {
  const listing = toListingView(makeListing({ ...home, ...wire }), categories);
  renderIn(
    locale,
    <ListingDetails
      listing={listing}
      steps={[]}
      canApply={canApply}
      where={null}
      near={[]}
      provider="Fernhollow"
      regulator={regulator}
      askForm={<form />}
    />,
  );
}

describe('the page of a service', () => {
  it('says its status as one, and leads to what else is of its kind by name', () => {
    show({});
    expect(screen.getByText('Status: Open')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all: Care Home Service' })).toHaveAttribute(
      'href',
      '/listing?category=1',
    );
    cleanup();
    show({ openClose: 'OnHold', categoryId: '9' });
    expect(screen.getByText('Status: On hold')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all listings' })).toHaveAttribute('href', '/listing');
  });

  it('says in words what it is, for whom, whose, and how large', () => {
    show({});
    expect(screen.getByRole('article')).toHaveTextContent(
      'A care home for older people in St Andrews. Run by Rose Care Ltd. Registered for 40 people.',
    );
  });

  it('says whose it is in one sentence with one point, and not what its title says', () => {
    show({ register: { ...register, provider: 'Carers Ltd.' } });
    expect(screen.getByRole('article')).toHaveTextContent(/Run by Carers Ltd\. Registered/);
    cleanup();
    show({ register: { ...register, provider: 'Rose Cottage Limited' } });
    expect(screen.getByRole('article')).not.toHaveTextContent('Run by');
  });

  it('tells a rating with its scale, its day, its owner and the way to the report', () => {
    show({});
    const rating = within(screen.getByRole('region', { name: 'What the regulator says' }));
    expect(rating.getByText('4 of 6, Good')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(
      /Rated by Care Inspectorate, published 2 March 2025\. The rating was inherited from the previous owner/,
    );
    expect(rating.getByText(/1 Unsatisfactory/)).toBeVisible();
    expect(rating.getByRole('link', { name: 'Read the report of Care Inspectorate' })).toHaveAttribute(
      'href',
      register.url,
    );
  });

  it('says a grade in words once, and of which year it is where that is long ago', () => {
    const rating = {
      grade: 'Requires Improvement',
      outOf: null,
      publishedOn: '2019-03-02',
      url: '',
      isInherited: false,
    };
    show({ register: { ...register, regulator: 'Care Quality Commission', rating } });
    const region = within(screen.getByRole('region', { name: 'What the regulator says' }));
    expect(region.getByText('Requires improvement')).toHaveClass('bg-line');
    expect(region.getByText('from 2019')).toBeVisible();
  });

  it('says of a register no other day than its own, and of what the provider wrote when it did', () => {
    show({ register: { ...register, checkedOn: null }, updatedAt: '2026-03-01T00:00:00Z' });
    expect(screen.queryByText(/last changed/)).toBeNull();
    cleanup();
    show({ register: null, updatedAt: '2026-03-01T00:00:00Z' });
    expect(screen.getByText('These details were last changed on 1 March 2026.')).toBeVisible();
  });

  it('says in words why no grade holds and since when, with the grades of its services', () => {
    const services = [{ name: 'Homecare agencies', grade: 'Requires improvement' }];
    const unrated = { reason: 'notRated' as const, since: '2026-08-01', services };
    show({ register: { ...register, rating: null, unrated } });
    const said = screen.getByRole('region', { name: 'What the regulator says' });
    expect(said).toHaveTextContent('Care Inspectorate gives no rating of the service as a whole (1 August 2026).');
    expect(within(said).getByRole('listitem')).toHaveTextContent('Homecare agencies: Requires improvement');
  });

  it('says honestly that there is no rating, and no price', () => {
    show({ register: { ...register, rating: null } });
    expect(screen.getByRole('article')).toHaveTextContent('No rating by Care Inspectorate is recorded here.');
    expect(screen.getByText(/^No price is listed/)).toBeVisible();
  });

  it('says of care without a register that none is known, and nothing of the kind of a shop', () => {
    show({ register: null });
    expect(screen.getByText(/^No regulator’s record/)).toBeVisible();
    cleanup();
    show({ register: null, categoryId: '3' });
    expect(screen.queryByRole('region', { name: 'What the regulator says' })).toBeNull();
  });

  it('says who watches over the provider of its own care, and of nobody else', () => {
    const regulator = <p>We are rated Good</p>;
    show({ register: null }, { regulator });
    expect(screen.getByText('We are rated Good')).toBeVisible();
    expect(screen.queryByText(/^No regulator’s record/)).toBeNull();
    for (const other of [{}, { register: null, categoryId: '3' }]) {
      cleanup();
      show(other, { regulator });
      expect(screen.queryByText('We are rated Good')).toBeNull();
    }
  });

  it('names who receives a question, and offers to ask and to ring instead of to apply', () => {
    show({});
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask about this service' })).toHaveAttribute('href', '#ask');
    expect(screen.getByRole('link', { name: 'Ring 01632 960 123' })).toHaveAttribute('href', 'tel:+441632960123');
    expect(screen.getByRole('region', { name: 'Ask, or have us ring you' })).toHaveTextContent(
      'Your message goes to Fernhollow, not to Rose Cottage itself',
    );
  });

  it('marks what is English on an Arabic page', () => {
    show({}, { locale: 'ar' });
    expect(screen.getByText('Rose Care Ltd')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('4 من 6، جيد')).toBeVisible();
  });
});

it.each([
  ['pl', 'Dom opieki', 'Starsze osoby', 'Demencja', 'Żłobek'],
  ['ar', 'دار رعاية', 'كبار السن', 'الخرف', 'حضانة أطفال'],
] as const)('says in %s what a register calls a service and its people, unmarked', (locale, ...said) => {
  const kinds = [...register.kinds, 'Creche'];
  show({ listingFeatures: 'Dementia,Sea views', register: { ...register, kinds } }, { locale });
  for (const word of said) for (const shown of screen.getAllByText(word)) expect(shown).not.toHaveAttribute('lang');
  expect(screen.getByText('Sea views')).toHaveAttribute('lang', 'en');
});

describe('the page of a job', () => {
  const job = { payFrom: 145, payTo: 160, payUnit: 'DAY', hours: 'Weekdays', startsOn: '2027-01-04' } as const;

  it('has pay, hours and start in its head, and two ways to apply', () => {
    show({ categoryId: '2', register: null, job }, { canApply: true });
    for (const fact of [/^.£145.–.£160. a day$/, 'Weekdays', '4 January 2027'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Apply Now' })).toHaveLength(2);
    expect(screen.queryByText(/^No price is listed/)).toBeNull();
  });

  it('leads to what else there is behind its own door', () => {
    show({ categoryId: '2', register: null, job });
    const all = screen.getByRole('link', { name: 'See all: Carer Jobs' });
    expect(all).toHaveAttribute('href', '/listing?kind=jobs&category=2');
    cleanup();
    show({ categoryId: '3', register: null });
    const local = screen.getByRole('link', { name: 'See all: Local Businesses' });
    expect(local).toHaveAttribute('href', '/listing?kind=local&category=3');
  });

  it('has no empty box where none of it is known', () => {
    show({ categoryId: '2', register: null }, { canApply: true });
    expect(screen.getAllByRole('link', { name: 'Apply Now' })).toHaveLength(2);
    expect(document.querySelectorAll('dl:empty')).toHaveLength(0);
  });

  it('offers no application once it is closed', () => {
    show({ categoryId: '2', register: null, job, openClose: 'Closed' });
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(screen.getByText(/This listing is closed/)).toBeVisible();
  });
});
