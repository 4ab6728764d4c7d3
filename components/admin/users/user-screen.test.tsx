import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { UserScreen } from './user-screen';

const account = {
  id: 'a1',
  name: 'ola',
  fullName: '',
  email: 'ola@example.org',
  isAdmin: false,
  mustChoose: false,
  hasSecondFactor: false,
  mustSecure: false,
  isBanned: false,
  isUnconfirmed: false,
  createdAt: '2026-05-31T10:00:00Z',
  roles: ['editor' as const],
  lastSeenAt: null,
  banReason: '',
  bannedUntil: null,
  banAskedAt: null,
  version: 1,
};

const show = (more: Partial<typeof account> | { lastSeenAt: string } | { createdAt: null }) =>
  renderIn('en', <UserScreen account={{ ...account, ...more }} isMe={false} can={() => true} />);
const panel = () => screen.queryByRole('region', { name: 'Invitation' });

it('an invitation is withdrawn in one press while nobody has come by it', () => {
  show({});
  const form = within(panel()!).getByRole('button', { name: 'Withdraw the invitation' }).closest('form');
  const sent = Object.fromEntries(new FormData(form!));
  expect(sent).toMatchObject({ action: 'erase', id: 'a1', isInvitation: 'on' });
  expect(screen.getByText('Not here yet')).toBeVisible();
});

it.each([
  ['somebody has come', { lastSeenAt: '2026-05-31T11:00:00Z' }],
  ['they are no colleague', { roles: [] }],
  ['they are banned', { isBanned: true }],
  ['the API does not tell when they were made', { createdAt: null }],
])('there is none to withdraw where %s', (_, more) => {
  show(more);
  expect(panel()).toBeNull();
});
