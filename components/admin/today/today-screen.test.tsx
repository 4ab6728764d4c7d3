import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { callBackResource } from '@/lib/admin/call-backs';
import { TodayScreen } from './today-screen';

it('names a safeguarding case before all else that burns, and burns for none', () => {
  const { count = {} } = callBackResource.words;
  const counts = (many: Record<string, number>) =>
    Object.entries(count).map(([status, label]) => ({
      ...{ screen: 'call-backs' as const, status, label, isCapped: false },
      count: many[status] ?? 0,
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
