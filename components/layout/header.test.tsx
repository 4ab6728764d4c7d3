import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { Header } from './header';
import { menuLinks } from './menu-links';
import { NavigationEvents } from './navigation-events';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/home',
  useRouter: () => ({}),
}));

const menu = (id: number, name: string, parentId: number | null = null) => ({ id, name, url: `/m${id}`, parentId });
const menus = [menu(1, 'Visiting'), menu(2, 'Maps', 1), menu(3, 'By bus', 2), menu(4, 'Alone', 99), menu(5, 'Pay')];

it('has what stands below an entry in a list of its own, and on top what stands below none that is shown', () => {
  const tree = menuLinks(menus, []).map(({ label, below }) => [label, below?.map((link) => link.label)]);
  expect(tree).toEqual([
    ['Visiting', ['Maps', 'By bus']],
    ['Alone', []],
    ['Pay', []],
  ]);
});

it('has the jobs once, also where the provider leads there', () => {
  const own = { ...menu(1, 'Work with us'), url: '/listing?kind=jobs' };
  const categories = [{ id: 3, name: 'Carer jobs', version: '' }];
  const hrefs = (some: typeof menus) => menuLinks(some, categories).map(({ href }) => href);
  expect(hrefs([own])).toEqual(['/listing?kind=jobs']);
  expect(hrefs([menu(5, 'Pay')])).toEqual(['/m5', '/listing?kind=jobs']);
});

it('folds such a list out below its entry, and away by Escape or by turning to something else', async () => {
  renderIn(
    'en',
    <>
      <NavigationEvents />
      <Header company={null} links={menuLinks(menus, [])} />
    </>,
  );
  const [wide] = screen.getAllByRole('navigation', { name: 'Main' });
  const [fold] = within(wide!).getAllByRole('group');
  const [entry] = within(fold!).getAllByText('Visiting');
  await userEvent.click(entry!);
  expect(fold).toHaveAttribute('open');
  const links = within(fold!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m1', '/m2', '/m3']);
  links[1]?.focus();
  await userEvent.keyboard('{Escape}');
  expect(fold).not.toHaveAttribute('open');
  expect(document.activeElement).toContainElement(entry!);
  await userEvent.click(entry!);
  await userEvent.click(document.body);
  expect(fold).not.toHaveAttribute('open');
});
