import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { AssignCase, ThenNext } from './case-deeds';
import { CaseKeys } from './case-keys';
import { DeedForm } from './deed';

it('a letter ticks a choice in each form that asks it, whatever was ticked by hand', async () => {
  renderIn(
    'en',
    <>
      <ThenNext isWanted={false} letter="q" />
      <ThenNext isWanted letter="q" />
      <CaseKeys keys={{ thenNext: 'q' }} />
    </>,
  );
  const [first, second] = screen.getAllByRole('checkbox');
  await userEvent.setup().keyboard('q');
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

it('a letter leads to what stands there already, and does it once something else does', async () => {
  const owners = [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Ben' },
  ];
  renderIn(
    'en',
    <>
      <DeedForm action="/api/admin/complaints" id={4} version={1} search="">
        <AssignCase letter="a" owners={owners} ownerId="1" words={{}} report={null} />
      </DeedForm>
      <CaseKeys keys={{ assign: 'a' }} />
    </>,
  );
  let sent = 0;
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  const user = userEvent.setup();
  await user.keyboard('a');
  const choice = screen.getByRole('combobox');
  expect(choice).toHaveFocus();
  await user.selectOptions(choice, 'Ben');
  await user.keyboard('{Escape}a');
  expect(sent).toBe(1);
});

const onSpam = jest.fn();
beforeEach(() => onSpam.mockClear());

function show(dialog?: React.ReactNode) {
  renderIn(
    'en',
    <>
      <CaseKeys keys={{ spam: 'p' }} />
      <button type="button" data-deed="spam" onClick={onSpam}>
        Spam
      </button>
      {dialog}
    </>,
  );
}

it('a letter acts as its button, once however long it is held', () => {
  show();
  fireEvent.keyDown(document.body, { key: 'p' });
  fireEvent.keyDown(document.body, { key: 'p', repeat: true });
  expect(onSpam).toHaveBeenCalledTimes(1);
});

it('a letter meant for a note decides nothing behind a dialog that came up meanwhile', () => {
  show(
    <dialog open>
      <button type="button">Stay</button>
    </dialog>,
  );
  fireEvent.keyDown(document.querySelector('dialog button') as HTMLElement, { key: 'p' });
  expect(onSpam).not.toHaveBeenCalled();
});
