import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { emptyListQuery } from '@/lib/admin/list-query';
import { trashRules } from '@/lib/admin/trash';
import { TrashList } from './trash-list';

const at = '2026-05-01T09:00:00Z';
const items = [7, 9].map((id) => ({
  ...{ kind: 'faq' as const, id, title: `Question ${id}` },
  ...{ deletedAt: at, goesAt: at, deletedBy: 'Ann' },
}));
const show = (filters: Record<string, string>) =>
  renderIn(
    'en',
    <TrashList
      query={{ ...emptyListQuery(trashRules), filters }}
      ignored={[]}
      page={{ items, total: 60, totalIsCapped: false, page: 1, pageSize: 2, counts: {} }}
      asked={null}
      mayDelete={false}
    />,
  );

it('several of one kind are ticked and come back at once, those of this page and no others', () => {
  show({ kind: 'faq' });
  const ticks = screen.getAllByRole('checkbox', { name: /^Select Question/ });
  expect(ticks.map((tick) => tick.getAttribute('value'))).toEqual(['7', '9']);
  const form = screen.getByRole('button', { name: 'Restore', hidden: true }).closest('form');
  expect(form && [...new FormData(form)].filter(([name]) => name === 'kind' || name === 'path')).toEqual([
    ['kind', 'faq'],
    ['path', '/adminPanel/trash'],
  ]);
  expect(document.querySelector('[name=all]')).toBeNull();
});

it('of several kinds each is brought back by itself', () => {
  show({});
  expect(screen.queryByRole('checkbox')).toBeNull();
});
