import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { OwnSessions } from './own-sessions';

const session = (id: string, device: string, isCurrent: boolean) => ({
  id,
  device,
  isCurrent,
  address: '192.0.2.…',
  startedAt: '2026-06-01T09:00:00Z',
  lastSeenAt: '2026-06-02T10:00:00Z',
});

it("names each button after its device, in that name's language, and has none for the device in use", () => {
  renderIn(
    'ar',
    <OwnSessions sessions={[session('a', 'Firefox, Windows', true), session('b', 'Safari, Mac', false)]} />,
  );
  const button = screen.getByRole('button', { name: /^تسجيل الخروج Safari, Mac/ });
  expect(button.closest('form')).toHaveFormValues({ locale: 'ar', id: 'b' });
  expect(screen.getByText('Safari, Mac')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /من جميع الأجهزة الأخرى/ }).closest('form')).toHaveFormValues({ id: '' });
});

it('offers to sign out nothing where there is nothing else', () => {
  renderIn('en', <OwnSessions sessions={[session('a', '', true)]} />);
  expect(screen.getByText('A device that does not say its name')).toBeVisible();
  expect(screen.getByText('192.0.2.…')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
