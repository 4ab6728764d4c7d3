import { render, screen } from '@testing-library/react';
import { Pagination, pageNumbers } from './pagination';

const words = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  href: (page: number) => `/?page=${page}`,
};

describe('pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [500, 996, [1, 499, 500, 501, 996]],
  ])('on page %d of %d offers %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));

  it('is real links that say where they lead and where one is', () => {
    render(<Pagination {...words} page={2} pages={3} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=3');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  });

  it('asks crawlers not to follow it through a selection', () => {
    render(<Pagination {...words} href={(page) => `/?city=Leeds&page=${page}`} page={2} pages={3} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev nofollow');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('rel', 'nofollow');
  });

  it('is not there for a single page', () => {
    render(<Pagination {...words} page={1} pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
