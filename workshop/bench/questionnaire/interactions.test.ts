import { latencies } from './interactions.mjs';

const event = (interactionId: number, name: string, duration: number) => ({
  interactionId,
  name,
  duration,
  processing: 5,
});

test('an interaction takes as long as its longest event; what was too quick to report counts too', () => {
  const events = [event(1, 'keydown', 24), event(1, 'keyup', 16), event(2, 'pointerdown', 16), event(2, 'click', 80)];
  const { slowest, ...figures } = latencies(events, 10);
  expect(figures).toEqual({ count: 10, p50: 8, p95: 80, worst: 80 });
  expect(slowest).toEqual({ name: 'click', processing: 5 });
});

test('nothing was done: nothing is known', () => {
  expect(latencies([], 0)).toEqual({ count: 0, p50: null, p95: null, worst: null, slowest: null });
});
