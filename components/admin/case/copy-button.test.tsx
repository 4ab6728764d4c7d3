import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

const lend = (value: object) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const show = () => render(<CopyButton text="01632 960140" label="Copy" done="Copied" failed="Not copied" />);
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it.each([
  ['Copied', async () => {}],
  ['Not copied', () => Promise.reject(new DOMException('No', 'NotAllowedError'))],
])('says what became of it: %s', async (said, writeText) => {
  lend({ writeText });
  show();
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button')).toHaveTextContent(`${said} 01632 960140`);
});

it('is not there where nothing can be copied', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
