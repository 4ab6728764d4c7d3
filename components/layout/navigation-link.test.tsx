import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { NavigationLink } from './navigation-link';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/listing' }));

it.each([
  ['/listing', 'Care'],
  ['/listing?q=jobs', 'Care'],
  ['/listing?q=night&kind=jobs', 'Jobs'],
])('at %s the menu shows where one is: %s', (address, current) => {
  window.history.replaceState(null, '', address);
  renderIn(
    'en',
    <>
      <NavigationLink href="/listing">Care</NavigationLink>
      <NavigationLink href="/listing?kind=jobs">Jobs</NavigationLink>
      <NavigationLink href="/blog">Insights</NavigationLink>
    </>,
  );
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.map(({ textContent }) => textContent)).toEqual([current]);
});
