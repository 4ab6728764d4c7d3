import { act, fireEvent, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';
import { openingDay, splitSpan } from './opening-day';

const texts = {
  label: 'Time left',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  pause: 'Pause',
  resume: 'Go on',
};
const now = Date.parse('2026-11-21T10:00:00Z');
const target = now + 2 * 86_400_000 + 5_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

function show(prefersCalm = false) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: prefersCalm });
  render(<Countdown target={target} now={now} texts={texts} />);
  return screen.getByRole('timer', { name: 'Time left' });
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

describe('the countdown', () => {
  it('counts each second, unread by screen readers unless asked', () => {
    const timer = show();
    expect(timer).toHaveAttribute('aria-live', 'off');
    expect(timer).toHaveTextContent('2 days0 hours0 minutes5 seconds');
    pass(4);
    expect(timer).toHaveTextContent('1 seconds');
    pass(2);
    expect(timer).toHaveTextContent('1 days23 hours59 minutes59 seconds');
  });

  it('stands still when paused', () => {
    const timer = show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(4);
    expect(timer).toHaveTextContent('5 seconds');
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(timer).toHaveTextContent('1 seconds');
  });

  it('moves once a minute and without seconds under reduced motion', () => {
    const timer = show(true);
    expect(timer).not.toHaveTextContent('seconds');
    pass(59);
    expect(timer).toHaveTextContent('2 days');
    pass(1);
    expect(timer).toHaveTextContent('1 days');
  });
});

it('opens on the first day of the month after next, over the turn of the year too', () => {
  expect(openingDay(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(splitSpan(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
