import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { type Counted, TodayScreen } from './today-screen';

it('names a safeguarding case before all else that burns, and burns for none', () => {
  const statuses = ['safeguarding', 'overdue', 'open'] as const;
  const counts = (many: Record<(typeof statuses)[number], number>): Counted[] =>
    statuses.map((status) => ({
      ...{ screen: 'call-backs', status, label: `AdminToday.callBacks.${status}`, isCapped: false },
      count: many[status],
    }));
  const show = (safeguarding: number) =>
    renderIn(
      'en',
      <TodayScreen isNew={false} overdue={[]} counts={counts({ safeguarding, overdue: 2, open: 5 })} deeds={null} />,
    );
  const { unmount } = show(1);
  const waiting = () => within(screen.getByRole('region', { name: 'What waits' })).getAllByRole('link');
  expect(waiting().map((link) => link.textContent)).toEqual([
    ...['1 safeguarding case is open', '2 call-backs are overdue', '5 call-backs are open'],
  ]);
  expect(waiting()[0]).toHaveAttribute('href', '/adminPanel/call-backs?status=safeguarding');
  expect(waiting()[0]).toHaveClass('text-danger');
  unmount();
  show(0);
  expect(waiting()).toHaveLength(2);
});
