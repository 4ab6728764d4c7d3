import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { NavigationEvents } from './navigation-events';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/gallery' }));

/** No page is loaded by a test. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  window.history.replaceState(null, '', '/gallery');
  document.addEventListener('click', stay, true);
});
afterEach(() => document.removeEventListener('click', stay, true));

function press(href: string) {
  renderIn(
    'en',
    <>
      <NavigationEvents />
      <a href={href}>There</a>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'There' }));
}

/** As the router, when the page has come. */
function arriveAt(address: string) {
  act(() => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event('popstate'));
  });
}
const isComing = () => screen.queryByRole('progressbar') !== null;

it('says that a page is coming, until the history brings this one back', () => {
  press('/listing');
  expect(isComing()).toBe(true);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(isComing()).toBe(false);
});

it.each(['/api/my-data?locale=en', '/api/answers/files/7', '/Documents/house.jpg', '/gallery#next'])(
  'nothing comes of %s',
  (href) => {
    press(href);
    expect(isComing()).toBe(false);
  },
);

describe('between the directory’s doors, which share a path', () => {
  function renderMenu(inMenu: string, besides: string) {
    renderIn(
      'en',
      <>
        <NavigationEvents />
        <details open data-close-on-navigation>
          <summary>Menu</summary>
          <a href={inMenu}>Entry</a>
        </details>
        <h1>The page</h1>
        <a href={besides}>Door</a>
      </>,
    );
  }
  const heading = () => screen.getByRole('heading');

  it.each(['/gallery', '/gallery?kind=jobs', '/gallery?category=3'])(
    'the menu closes behind its entry for %s, and the heading has the focus',
    (href) => {
      renderMenu(href, '/');
      fireEvent.click(screen.getByRole('link', { name: 'Entry' }));
      expect(screen.getByRole('group')).not.toHaveAttribute('open');
      expect(heading()).toHaveFocus();
      heading().blur();
      arriveAt(href);
      if (href !== '/gallery') expect(heading()).toHaveFocus();
    },
  );

  it('another door’s heading has the focus once it has come, and what is asked within a door leaves it alone', () => {
    renderMenu('/', '/gallery?kind=jobs');
    arriveAt('/gallery?q=night');
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Door' }));
    expect(heading()).not.toHaveFocus();
    arriveAt('/gallery?kind=jobs');
    expect(heading()).toHaveFocus();
    heading().blur();
    arriveAt('/gallery?kind=jobs&q=night');
    expect(document.body).toHaveFocus();
  });
});
