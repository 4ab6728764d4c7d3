import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { Followed } from '@/lib/contract/call-back-promise';
import { CallBackStatus } from './call-back-status';

const request: Followed = {
  reference: 'CB-000123',
  state: 'received',
  askedAt: '2026-11-23T09:00:00Z',
  dueAt: '2026-11-23T17:00:00Z',
  fromAt: '2026-11-23T12:00:00Z',
  about: { id: 12, title: 'Rose Cottage' },
  at: null,
  nextAt: null,
  contactBy: 'phone',
  phoneEnd: '123',
  when: '2026-11-23 afternoon',
};

function show(done: string | null, clock: string, change: Partial<Followed> = {}) {
  const now = new Date(`2026-11-23T${clock}Z`);
  const whole = { ...request, ...change };
  renderIn('en', <CallBackStatus token="t" request={whole} company={null} done={done} refused={null} now={now} />);
}

it('thanks for what was just sent, and says when, what about, and how to keep it in mind', () => {
  show('sent', '09:00');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You');
  expect(screen.getByRole('status')).toHaveTextContent('Requested Sent Successfully');
  expect(screen.getByText('Your request')).toHaveTextContent('Your request CB-000123');
  expect(screen.getByText('We ring you today between 12:00 and 17:00.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rose Cottage' })).toHaveAttribute('href', '/listing-details/12');
  expect(screen.getByRole('link', { name: 'Add it to your calendar' })).toHaveAttribute(
    'href',
    '/api/call-back/calendar/t?locale=en',
  );
});

it('says by when, once that time has begun, and nothing once it is over or somebody tried', () => {
  show(null, '12:30', { contactBy: 'email' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your request CB-000123');
  expect(screen.getByText('We answer you today before 17:00.')).toBeVisible();
});

it.each([
  ['it is over', '17:01', {}],
  ['somebody tried', '13:00', { state: 'tried' as const }],
  ['nothing was promised', '13:00', { dueAt: null, fromAt: null }],
])('promises nothing where %s', (_, clock, change) => {
  show('sent', clock, change);
  expect(screen.queryByText(/^We ring you/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add it to your calendar' })).toBeNull();
});
