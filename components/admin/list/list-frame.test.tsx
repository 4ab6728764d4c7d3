import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn, serve } from '@/components/testing/render-in';
import { emptyListQuery, type ListRules } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { ListFrame } from './list-frame';

type Row = { id: number; name: string };

const rules: ListRules = {
  statuses: ['open', 'closed', 'lost'],
  seldom: ['lost'],
  sorts: ['name'],
  defaultSort: '-name',
  filters: { kind: ['cat', 'dog'] },
};
const rows = ['Ann', 'Bob', 'Cy', 'Di'].map((name, id) => ({ id, name }));
const whole: ListPage<Row> = {
  items: rows,
  page: 1,
  pageSize: 25,
  total: 1_240,
  totalIsCapped: false,
  counts: { open: 10_001, closed: 3 },
};

type Given = { page?: ListPage<Row> | null; query?: object; ignored?: string[]; locale?: 'en' | 'ar' };

const bulkGroups = [
  { actions: [{ value: 'trash', label: 'Move to trash' }] },
  { actions: [{ value: 'price', label: 'Set' }], field: { name: 'price', label: 'Price' } },
];

function show({ locale = 'en', ...given }: Given = {}) {
  return renderIn(locale, list(given));
}

function list({ page = whole, query = {}, ignored = [] }: Omit<Given, 'locale'>) {
  return (
    <ListFrame<Row>
      path="/adminPanel/pets"
      words={{ caption: 'Pets', empty: 'No pets yet.' }}
      rules={rules}
      query={{ ...emptyListQuery(rules), ...query }}
      ignored={ignored}
      page={page}
      columns={[
        { key: 'name', label: 'Name', sort: 'name', isTitle: true, cell: ({ name }) => name },
        { key: 'id', label: 'Number', cell: ({ id }) => id },
      ]}
      statuses={{ open: 'Open', closed: 'Closed', lost: 'Lost' }}
      filters={[{ name: 'kind', label: 'Kind', choices: [{ value: 'cat', label: 'Cats' }] }]}
      bulk={{ kind: 'pet', action: '/api/pets', groups: bulkGroups }}
      rowActions={({ id, name }) => (
        <button type="button" data-trash>
          Trash {id} {name}
        </button>
      )}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/adminPanel/pets/${id}`}
    />
  );
}

const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

it('is a table with a name, whose rows are links and whose heads sort it', () => {
  show();
  const table = screen.getByRole('table', { name: 'Pets' });
  expect(within(table).getByRole('rowheader', { name: 'Ann' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/adminPanel/pets/1');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort');
  expect(within(table).getByRole('link', { name: 'Name' })).toHaveAttribute('href', '/adminPanel/pets?sort=name');
});

it('has tabs with counts, which go no further than ten thousand', () => {
  show({ query: { status: 'closed', q: 'a b' } });
  const open = screen.getByRole('link', { name: 'Open 10,000+' });
  expect(open).toHaveAttribute('href', '/adminPanel/pets?q=a+b');
  expect(screen.getByRole('link', { name: 'Closed 3' })).toHaveAttribute('aria-current', 'page');
});

it('has the tab of what is mostly empty while something is in it, or it is asked for', () => {
  const hasTab = (given: Given) => {
    const { unmount } = show(given);
    const found = screen.queryByRole('link', { name: /^Lost/ }) !== null;
    unmount();
    return found;
  };
  const lost = { ...whole, counts: { ...whole.counts, lost: 2 } };
  expect([hasTab({}), hasTab({ page: lost }), hasTab({ query: { status: 'lost' } }), hasTab({ page: null })]).toEqual([
    ...[false, true, true, false],
  ]);
});

it('is searched by a form that keeps the tab, and each filter can be taken away', () => {
  const { container } = show({ query: { status: 'closed', q: 'a', filters: { kind: 'cat' } } });
  const form = container.querySelector('[role=search]');
  expect(form).toHaveAttribute('action', '/adminPanel/pets');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    status: 'closed',
    q: 'a',
    kind: 'cat',
    sort: '-name',
    size: '25',
  });
  const chip = screen.getByRole('link', { name: 'Remove: Kind: Cats' });
  expect(chip).toHaveAttribute('href', '/adminPanel/pets?q=a&status=closed');
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/adminPanel/pets?status=closed');
});

it('asks in its form what the address asks, also after a link within the list', () => {
  const { container, rerender } = show();
  const asked = () => Object.fromEntries(new FormData(container.querySelector<HTMLFormElement>('[role=search]')!));
  rerender(list({ query: { q: 'b', sort: 'name', size: 50 } }));
  expect(asked()).toMatchObject({ q: 'b', sort: 'name', size: '50' });
});

it.each([
  [{ page: { ...whole, items: [], total: 0 } }, 'No pets yet.'],
  [{ page: { ...whole, items: [], total: 0 }, query: { q: 'zzz' } }, /Nothing matches/],
  [{ page: null }, /does not answer/],
  [{ ignored: ['sort', 'size'] }, /were not understood and are left out: sort, size/],
  [{ query: { page: 99 } }, 'There is no page 99. This is the last one, page 1.'],
  [{}, '1 to 4 of 1,240'],
])('says how it is: %#', (given, said) => {
  show(given);
  expect(screen.getByText(said)).toBeVisible();
});

it('asks for the value a button wants before the ticks go away with the page', async () => {
  show();
  const user = userEvent.setup();
  const sent: boolean[] = [];
  const onSubmit = (event: Event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  await user.click(tick('Ann'));
  await user.click(screen.getByText('Change something of them'));
  await user.click(screen.getByRole('button', { name: 'Set Price' }));
  expect(sent).toEqual([false]);
  expect(screen.getByLabelText('Price')).not.toBeRequired();
  await user.type(screen.getByLabelText('Price'), '£10');
  await user.click(screen.getByRole('button', { name: 'Set Price' }));
  expect(sent).toEqual([false, true]);
  window.removeEventListener('submit', onSubmit);
});

it('has its bar before any script, so that no row moves when one comes', () => {
  expect(serve('en', list({}))).toContain('Select this page');
});

it('counts what is ticked, all of the page and a range', async () => {
  show();
  const user = userEvent.setup();
  const count = () => screen.getByText(/selected$/);
  expect(count()).toHaveTextContent('None selected');
  await user.click(tick('Ann'));
  expect(count()).toHaveTextContent('1 selected');
  await user.keyboard('{Shift>}');
  await user.click(tick('Cy'));
  await user.keyboard('{/Shift}');
  expect(count()).toHaveTextContent('3 selected');
  expect(tick('Di')).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(count()).toHaveTextContent('4 selected');
  const sent = new FormData(tick('Ann').closest('body')?.querySelector('form#ticked') as HTMLFormElement);
  expect(sent.getAll('ids')).toEqual(['0', '1', '2', '3']);
  expect(screen.getByRole('checkbox', { name: 'All 1,240 that match' })).not.toBeChecked();
});

it('is walked by letters, which act on the row in focus and never where somebody types', async () => {
  show();
  const user = userEvent.setup();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Bob' })).toHaveFocus();
  await user.keyboard('x');
  expect(tick('Bob')).toBeChecked();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Ann' })).toHaveFocus();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('jx?');
  expect(search).toHaveValue('jx?');
});

it('goes to another screen by g and its letter, as the dialog says', async () => {
  show();
  const user = userEvent.setup();
  const link = document.body.appendChild(document.createElement('button'));
  Object.assign(link, { textContent: 'Frogs' }).dataset.go = 'f';
  let gone = 0;
  link.onclick = () => {
    gone += 1;
  };
  await user.keyboard('fgxf');
  expect(gone).toBe(0);
  await user.keyboard('gf');
  expect(gone).toBe(1);
  await user.keyboard('?');
  expect(screen.getByText('g f')).toBeVisible();
  link.remove();
});

it('tells its letters, and lets them be switched off', async () => {
  show();
  const user = userEvent.setup();
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keys for this list' });
  expect(within(dialog).getByText('Select the row')).toBeVisible();
  expect(within(dialog).getByText('Delete the row')).toBeVisible();
  expect(within(dialog).queryByText('Edit the row in place')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Use single letters' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ann' })).not.toHaveFocus();
  localStorage.clear();
});

it('is there in Arabic', () => {
  show({ locale: 'ar' });
  expect(screen.getByText('1 إلى 4 من 1,240')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/ar/adminPanel/pets/1');
});
