import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { callBackSchema } from '@/lib/contract/call-back';
import { LinkedRequests } from './linked-requests';

const make = (requestId: number, more: object = {}) =>
  callBackSchema.parse({
    requestId,
    yourName: `Ann ${requestId}`,
    email: '',
    phoneNo: '01632 960123',
    dateTime: '',
    yourMessage: 'Hi',
    state: 'new',
    version: 2,
    ...more,
  });
const linked = [
  { request: make(8), by: 'phone' as const },
  { request: make(9, { version: 5 }), by: 'email' as const },
  { request: make(10, { state: 'closed', outcome: 'booked' }), by: 'hand' as const },
];
const ticked = (form: HTMLElement) => {
  if (!(form instanceof HTMLFormElement)) throw new Error('No form.');
  return new FormData(form).getAll('ids');
};
const form = () => {
  const found = screen.getByRole('button', { name: 'Close all' }).closest('form');
  if (!found) throw new Error('No form.');
  return found;
};

it('closes requests of one number as one case: those of the same telephone are ticked, an email alone is not', () => {
  renderIn('en', <LinkedRequests row={make(7)} linked={linked} />);
  expect(ticked(form())).toEqual(expect.arrayContaining(['7@2', '8@2']));
  expect(ticked(form())).toHaveLength(2);
  screen.getByRole('checkbox', { name: 'Close this one too number 9' }).click();
  expect(ticked(form())).toContain('9@5');
  expect(within(form()).getByRole('combobox', { name: 'Close all as one, with' })).toBeRequired();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

it('offers nothing where this one, or all the others, are closed', () => {
  const { unmount } = renderIn('en', <LinkedRequests row={make(7, { state: 'closed' })} linked={linked} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  renderIn('en', <LinkedRequests row={make(7)} linked={linked.slice(2)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
