import { readTrace } from './read-trace.mjs';

const thread = (tid: number, name: string) => ({ ph: 'M', pid: 1, tid, name: 'thread_name', args: { name } });
const done = (tid: number, name: string, milliseconds: number) => ({
  ph: 'X',
  pid: 1,
  tid,
  name,
  dur: milliseconds * 1_000,
});

test('only the page’s own thread counts, and a long task is one of 50 ms', () => {
  const traceEvents = [
    ...[thread(1, 'CrRendererMain'), thread(2, 'Compositor')],
    ...[done(1, 'RunTask', 49), done(1, 'RunTask', 50), done(1, 'RunTask', 120), done(2, 'RunTask', 500)],
    ...[done(1, 'Layout', 7), done(1, 'Layout', 3), done(1, 'FunctionCall', 30)],
  ];
  expect(readTrace({ traceEvents })).toEqual({ long: 2, longest: 120, script: 30, style: 0, layout: 10, paint: 0 });
});
