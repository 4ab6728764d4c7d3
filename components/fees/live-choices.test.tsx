import { fireEvent, render, screen } from '@testing-library/react';
import { LiveChoices } from './live-choices';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ replace }) }));

beforeEach(() => replace.mockClear());

const choices = (problems: React.ComponentProps<typeof LiveChoices>['problems'] = null) => (
  <LiveChoices action="/pl/what-it-costs" problems={problems} answer={<p>The sum</p>}>
    <label>
      A couple <input type="checkbox" name="people" value="couple" />
    </label>
    <label>
      Food <input type="checkbox" name="line3" />
    </label>
    <label>
      Nights <input type="number" name="line6" min={0} max={7} step={1} defaultValue="" />
    </label>
  </LiveChoices>
);

test('each choice is asked for by its address, without what is left empty, and the page stays where it is', () => {
  render(choices());
  expect(replace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'A couple' }));
  expect(replace).toHaveBeenLastCalledWith('/pl/what-it-costs?people=couple', { scroll: false });
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } });
  expect(replace).toHaveBeenLastCalledWith('/pl/what-it-costs?people=couple&line6=2', { scroll: false });
});

test('a number that cannot be is not asked for', () => {
  render(choices());
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '9' } });
  expect(replace).not.toHaveBeenCalled();
});

test('what is wrong takes the focus of nobody who is choosing', () => {
  render(choices({ loud: 'loud', quiet: 'quiet' }));
  expect(screen.getByText('loud')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'A couple' }));
  expect(screen.getByText('quiet')).toBeVisible();
});
