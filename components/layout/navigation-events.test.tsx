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
