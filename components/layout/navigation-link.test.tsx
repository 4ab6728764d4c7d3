import { screen } from '@testing-library/react';
import { renderIn, serve } from '@/components/testing/render-in';
import { menuLinks } from './menu-links';
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

it.each([
  ['/blog', '/de/blog'],
  ['/', '/de'],
  ['https://jobs.example.org', 'https://jobs.example.org'],
  ['/Documents/papers/prices.pdf', '/Documents/papers/prices.pdf'],
])('an entry of the provider that leads to %s leads to %s in another language', (url, href) => {
  const [link] = menuLinks([{ id: 1, name: 'More', url, parentId: null }], []);
  renderIn('de', <NavigationLink href={link!.href}>More</NavigationLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('before script nobody knows which door of the directory one is at, so none is said to be it', () => {
  expect(serve('en', <NavigationLink href="/listing">Care</NavigationLink>)).not.toContain('aria-current');
});
