import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import words from '@/messages/admin/en.json';
import { KeepLongWords } from './keep-long-words';

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ AdminLong: words.AdminLong }}>
      <label>
        Name <input maxLength={5} />
      </label>
      <KeepLongWords />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/Name/);
}

it('a paste that is too long stays, is said, and is sent once it fits', async () => {
  const field = show();
  const user = userEvent.setup();
  await user.click(field);
  await user.paste('more than five');
  expect(field.value).toBe('more than five');
  expect(screen.getByRole('alert').textContent).toContain('14 characters, and at most 5 fit');
  expect(field.validity.customError).toBe(true);
  fireEvent.input(field, { target: { value: 'five' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.checkValidity()).toBe(true);
});
