import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { ChecksControl } from './checks-control';

const choices = Array.from({ length: 30 }, (_, at) => ({
  value: String(at),
  label: at === 7 ? 'Crème' : `Kind ${at}`,
}));
const show = (value: string, many = choices) =>
  renderIn(
    'en',
    <ChecksControl
      field={{ name: 'categories', label: 'Categories', kind: 'checks', choices: many }}
      value={value}
      error={undefined}
      onChange={() => {}}
    />,
  );
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('of many choices those that are ticked stand first, and one is found by a word', async () => {
  show('12,3');
  expect(names().slice(0, 3)).toEqual(['Kind 3', 'Kind 12', 'Kind 0']);
  await userEvent.type(screen.getByRole('searchbox', { name: '30 choices: find one by a word' }), 'creme{Enter}');
  expect(names()).toEqual(['Crème']);
});

it('of few choices nothing is looked for', () => {
  show('', choices.slice(0, 20));
  expect(screen.queryByRole('searchbox')).toBeNull();
});
