import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { emptyListingQuery, type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import type { Locale } from '@/lib/i18n/languages';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { makeCardPage } from '@/lib/listings/testing/make-card-page';
import { ListingDirectory } from './listing-directory';
import { ListingResults } from './listing-results';

const leeds = { name: 'Leeds', words: 'leeds', isArea: false, lat: 53.8, lng: -1.5 };
const nothing: ListingCardPage['understood'] = {
  kinds: [],
  place: null,
  unknownPlace: '',
  corrections: [],
  isAboutCost: false,
  needs: [],
};

/** The directory as its page gives it: what is asked stands in the address too. */
function renderDirectory(asked: Partial<ListingQuery>, page: ListingCardPage, locale: Locale = 'en') {
  const query = { ...emptyListingQuery, ...asked };
  window.history.replaceState(null, '', listingHref(query));
  return renderIn(
    locale,
    <ListingDirectory
      action="/listing"
      doorName="Find care"
      categories={[]}
      initialQuery={query}
      initialPage={page}
      firstResults={<ListingResults page={page} query={query} categories={[]} phone="01632 960140" />}
      phone="01632 960140"
    />,
  );
}

/** What the results say of themselves: boxes of places have a status of their own. */
const status = () => screen.getAllByRole('status').find((element) => element.closest('#results'));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<never>(() => {}));
});

describe('the directory', () => {
  it('asks two questions in one plain form, and keeps its door', () => {
    renderDirectory({ kinds: ['jobs'], q: 'nights', near: 'Leeds' }, makeCardPage(1));
    const form = screen.getByRole('searchbox', { name: 'What work are you looking for?' }).closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/listing');
    expect(form).toHaveFormValues({ q: 'nights', near: 'Leeds', kind: 'jobs', sort: 'best' });
  });

  it('breaks the list by the reasons, in plain words', () => {
    const groups = [
      { reason: 'nearby' as const, count: 2, miles: 15 },
      { reason: 'travels' as const, count: 1, miles: null },
    ];
    renderDirectory({ q: 'leeds' }, makeCardPage(3, { groups, understood: { ...nothing, place: leeds } }));
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual([
      'None in Leeds itself. 2 within 15 miles:',
      'Live-in carers move to you: 1 from all over the UK',
    ]);
    expect(status()).toHaveTextContent('3 services found');
    expect(status()).toHaveTextContent('One fits all that you asked; the others come close.');
  });

  it('shows what was understood as links that take it away', () => {
    const understood = { ...nothing, kinds: [{ kind: 'care-home' as const, words: 'care homes' }], place: leeds };
    renderDirectory({ q: 'care homes in leeds' }, makeCardPage(2, { understood }));
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getByRole('link', { name: 'Remove near Leeds' })).toHaveAttribute('href', '/listing?q=care+homes');
    expect(chips.getByRole('link', { name: 'Remove Care homes' })).toHaveAttribute('href', '/listing?q=in+leeds');
  });

  it('says what was put right, and offers the words as typed', () => {
    const understood = { ...nothing, corrections: [{ from: 'Oldahm', to: 'Oldham' }] };
    renderDirectory({ q: 'Oldahm' }, makeCardPage(2, { understood }));
    expect(status()).toHaveTextContent('Showing results for “Oldham”.');
    expect(screen.getByRole('link', { name: /^Search for “ ?Oldahm ?” instead$/ })).toHaveAttribute(
      'href',
      '/listing?q=Oldahm&exact=1',
    );
  });

  it('asks for no town of which a part was typed and none chosen', async () => {
    renderDirectory({}, makeCardPage(2));
    await userEvent.type(screen.getByRole('combobox', { name: 'Town or city', hidden: true }), 'leed');
    await userEvent.type(screen.getByRole('searchbox'), 'nights{Enter}');
    expect(window.location.search).toBe('?q=nights');
  });

  it('says that it knows no such place, and shows the rest', () => {
    renderDirectory({ near: 'Xyzzy' }, makeCardPage(2, { understood: { ...nothing, unknownPlace: 'Xyzzy' } }));
    expect(status()).toHaveTextContent('We know no place called “Xyzzy”');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('names what a choice costs', () => {
    const costs = [{ choice: 'city' as const, header: '', count: 3 }];
    renderDirectory({ q: 'care', cities: ['Cupar'] }, makeCardPage(1, { costs }));
    expect(screen.getByRole('link', { name: /^without Cupar ?: 3 more$/ })).toHaveAttribute('href', '/listing?q=care');
  });

  it('never ends: with nothing at all there are kinds, a number, and a call back that knows the question', () => {
    renderDirectory({ q: 'stairlift', near: 'Leeds' }, makeCardPage(0));
    expect(screen.getByRole('heading', { name: 'No Data Available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home care' })).toHaveAttribute('href', '/listing?kind=home-care');
    expect(screen.getByRole('link', { name: '01632 960140' })).toHaveAttribute('href', 'tel:01632960140');
    expect(screen.getByRole('link', { name: 'Ask us to call you back' })).toHaveAttribute(
      'href',
      '/form?q=stairlift&near=Leeds',
    );
  });

  it('says of an empty part of the directory that it is empty', () => {
    renderDirectory({ kinds: ['jobs'] }, makeCardPage(0));
    expect(screen.getByText('There is no listing here yet. Please come back soon.')).toBeVisible();
  });

  it('says nothing was found where the list holds only what is nearest, and offers a person', () => {
    const groups = [{ reason: 'instead' as const, count: 2, miles: null }];
    renderDirectory({ q: 'asdfqwer' }, makeCardPage(2, { groups }));
    expect(status()).toHaveTextContent('No service found');
    expect(screen.getByRole('link', { name: 'Ask us to call you back' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('answers a link in its results at once, and shows the next answer in place of the first', async () => {
    const groups = [{ reason: 'match' as const, count: 40, miles: null }];
    const first = makeCardPage(2, { groups, total: 40, pages: 4 });
    const second = { ...makeCardPage(1), page: 2, pages: 4, total: 40 };
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => second })) as unknown as typeof fetch;
    HTMLElement.prototype.scrollIntoView = jest.fn();
    renderDirectory({ q: 'nights' }, first);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(window.location.search).toBe('?q=nights&page=2');
    expect(document.activeElement).toHaveAttribute('id', 'results');
    await screen.findByRole('link', { name: 'Previous page' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('opens its filters as a sheet, whose button leads back to so many results', async () => {
    renderDirectory({}, makeCardPage(8));
    const opener = screen.getByRole('link', { name: 'Filters' });
    expect(opener).toHaveAttribute('href', '#filters');
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Care homes' }));
    expect(window.location.search).toBe('?kind=care-home');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 8 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
  });

  it('asks for both boxes, however fast they were filled', async () => {
    renderDirectory({}, makeCardPage(3));
    await userEvent.type(screen.getByRole('searchbox'), 'nights');
    await userEvent.type(screen.getByRole('combobox', { name: 'Where? Town, area or postcode' }), 'leeds{Enter}');
    expect(window.location.search).toBe('?q=nights&near=leeds');
    expect(document.activeElement).toHaveAttribute('id', 'results');
  });

  it('keeps a filter that is chosen before the words beside it were asked for', async () => {
    jest.useFakeTimers();
    const { unmount } = renderDirectory({ kinds: ['jobs'] }, makeCardPage(3));
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByRole('searchbox', { name: 'What work are you looking for?' }), 'nights');
    await user.click(screen.getByRole('checkbox', { name: 'Closed jobs too' }));
    act(() => jest.runAllTimers());
    expect(window.location.search).toBe('?q=nights&kind=jobs&closed=1');
    unmount();
    jest.useRealTimers();
  });

  it('offers behind each door its own kinds, and closed jobs only when asked for', () => {
    const { unmount } = renderDirectory({ kinds: ['local'] }, makeCardPage(1));
    const kinds = within(screen.getByRole('group', { name: 'Kind of service' }));
    expect(kinds.getAllByRole('checkbox')).toHaveLength(1);
    expect(kinds.getByRole('checkbox', { name: 'Health services' })).not.toBeChecked();
    unmount();
    renderDirectory({ kinds: ['jobs'] }, makeCardPage(1));
    expect(screen.queryByRole('group', { name: 'Kind of service' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Closed jobs too' })).not.toBeChecked();
  });

  it('calls its filters by the provider’s translations that came with the answer', () => {
    const page = makeCardPage(1);
    const filters = [{ searchId: 1, header: 'Kind', value: 'Equipment', count: 2 }];
    const texts = { Kind: 'Rodzaj', Equipment: 'Sprzęt' };
    renderDirectory({ categories: [3] }, { ...page, facets: { ...page.facets, filters }, texts }, 'pl');
    const group = screen.getByRole('group', { name: 'Rodzaj' });
    expect(within(group).getByText('Sprzęt')).not.toHaveAttribute('lang');
  });

  it('says all of it in Arabic', () => {
    const groups = [{ reason: 'nearby' as const, count: 2, miles: 15 }];
    renderDirectory(
      { near: 'Leeds' },
      makeCardPage(2, { groups, understood: { ...nothing, place: { ...leeds, words: '' } } }),
      'ar',
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'لا شيء في Leeds نفسها. خدمتان في حدود 15 ميلًا:',
    );
  });
});
