import { render, screen } from '@testing-library/react';
import { OptionalMark } from './optional-mark';

it.each([
  ['Phone', '(optional)', 'Phone (optional)'],
  // A bracket of full width has room of its own.
  ['電話', '（選填）', '電話（選填）'],
])('%s is marked', (label, mark, text) => {
  render(
    <label htmlFor="phone">
      {label}
      <OptionalMark text={mark} />
    </label>,
  );
  expect(screen.getByText(label, { exact: false }).textContent).toBe(text);
});
