/** Milliseconds from which a task keeps a hand waiting. */
const longTask = 50;

/**
 * What kept the page's main thread busy: its long tasks, and how long each kind of work took in all. In time of the
 * processor, where the trace has it: waiting for other programs is not the page's work.
 */
export function readTrace({ traceEvents }) {
  const isMain = mainThreadsOf(traceEvents);
  const own = traceEvents.filter((event) => event.ph === 'X' && isMain.has(`${event.pid} ${event.tid}`));
  const tasks = own.filter(({ name }) => name === 'RunTask').map(timeOf);
  const long = tasks.filter((duration) => duration >= longTask);
  return {
    long: long.length,
    longest: Math.max(0, ...tasks),
    script: sum(own, ['FunctionCall', 'EvaluateScript']),
    style: sum(own, ['UpdateLayoutTree', 'ParseAuthorStyleSheet']),
    layout: sum(own, ['Layout']),
    paint: sum(own, ['Paint', 'PrePaint', 'Layerize', 'Commit']),
  };
}

function mainThreadsOf(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
}

function sum(events, names) {
  return events.filter(({ name }) => names.includes(name)).reduce((total, event) => total + timeOf(event), 0);
}

function timeOf({ dur = 0, tdur = dur }) {
  return tdur / 1_000;
}
