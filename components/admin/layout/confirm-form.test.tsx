import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { ConfirmForm } from './confirm-form';

it('takes along what was begun, in the language of its own page', () => {
  const fields: [string, string][] = [
    ['id', '7'],
    ['tick', 'a'],
    ['tick', 'b'],
    ['locale', 'en'],
  ];
  renderIn(
    'ar',
    <ConfirmForm
      path="/adminPanel/users/7"
      search=""
      deed={{ name: 'x', action: '/api/admin/users', fields }}
      words={{ password: 'Password', go: 'Go on' }}
    />,
  );
  const form = screen.getByRole('button', { name: 'Go on' }).closest('form');
  const sent = new FormData(form ?? undefined);
  expect([sent.get('id'), sent.getAll('tick'), sent.getAll('locale')]).toEqual(['7', ['a', 'b'], ['ar']]);
  expect(sent.get('confirm-action')).toBe('/api/admin/users');
});
