import { fireEvent } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { CaseKeys } from './case-keys';

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
