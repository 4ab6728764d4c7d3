import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { ManagedPage } from './managed-page';
import type { MenuPageView } from './menu-page-view';

const part: MenuPageView = {
  key: '1',
  title: 'Our values',
  picture: '',
  bodyHtml: '<p>Time <b>first</b></p>',
  bodyText: 'Time first',
  isTranslated: false,
  icon: 'More about us',
};

function renderParts(...parts: MenuPageView[]) {
  renderIn('en', <ManagedPage title="Our values" parts={parts} callBackForm={<form aria-label="Call back" />} />);
}

describe('a managed page', () => {
  it('has its title, its way from the listings, its text and a form to ask for a call', () => {
    renderParts(part);
    expect(screen.getByRole('heading', { level: 1, name: 'Our values' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/listing');
    expect(way.getByRole('link', { name: 'Page Content' })).toHaveAttribute('href', '/listing');
    expect(screen.getByText('first')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Contact Us' })).getByRole('form')).toBeVisible();
  });

  it('shows the content icon as a link to the blog, and nothing of it where none is set', () => {
    renderParts(part);
    expect(screen.getByText(/Content Icon:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/blog');
  });

  it('shows the way down to it, and the pages that belong to it', () => {
    const anna = { menuId: 4, title: 'Anna', href: '/anna', below: [] };
    const below = [{ menuId: 3, title: 'Our team', href: '/pagecontent/3', below: [anna] }];
    const above = [{ menuId: 1, title: 'About us', href: '/pagecontent/1', below: [] }];
    renderIn('en', <ManagedPage title="Our values" parts={[part]} above={above} below={below} callBackForm={null} />);
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/pagecontent/1');
    const section = within(screen.getByRole('navigation', { name: 'In this section' }));
    expect(section.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/anna');
  });

  it('has no line, picture or text that is not there', () => {
    renderParts({ ...part, bodyHtml: '', isTranslated: false, icon: '' });
    expect(screen.queryByText(/Content Icon/)).toBeNull();
    expect(screen.queryByRole('presentation')).toBeNull();
  });

  it('shows every part a menu has, the later ones under their titles', () => {
    renderParts(part, {
      ...part,
      key: '2',
      title: 'Our team',
      picture: '/Documents/appImages/a.jpg',
      isTranslated: false,
      icon: '',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Our team' })).toBeVisible();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/Documents/appImages/a.jpg');
  });
});
