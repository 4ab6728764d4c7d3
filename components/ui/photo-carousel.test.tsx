import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { PhotoCarousel } from './photo-carousel';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});
afterEach(() => jest.useRealTimers());

const show = (count: number) => {
  const images = Array.from({ length: count }, (_, number) => ({ src: `/${number}.jpg` }));
  renderIn('en', <PhotoCarousel images={images} label="Photos" />);
};

it.each([300, -300])('a swipe to %d is where it goes on from, once no finger is on it', (scrollLeft) => {
  show(5);
  const row = screen.getByRole('list');
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  fireEvent.touchStart(row);
  row.scrollLeft = scrollLeft;
  fireEvent.scroll(row);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('4 of 5')).toBeVisible();
  fireEvent.touchEnd(row);
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('5 of 5')).toBeVisible();
});

it('stands still under the keyboard though a pointer crosses it, and under the pointer though the keyboard leaves', () => {
  show(5);
  const row = screen.getByRole('list');
  const wait = () => act(() => jest.advanceTimersByTime(10_000));
  act(() => row.focus());
  fireEvent.mouseEnter(row);
  fireEvent.mouseLeave(row);
  wait();
  expect(screen.getByText('1 of 5')).toBeVisible();
  fireEvent.mouseEnter(row);
  act(() => row.blur());
  wait();
  expect(screen.getByText('1 of 5')).toBeVisible();
  fireEvent.mouseLeave(row);
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('2 of 5')).toBeVisible();
});

it('one picture has nothing to go on to', () => {
  show(1);
  expect(screen.queryByRole('button')).toBeNull();
});
