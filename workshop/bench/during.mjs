import { latencies } from './questionnaire/interactions.mjs';

/** Latencies of what is done to a page that `observe` looks at. */
export async function during(page, work) {
  const before = await take(page);
  await work();
  const after = await take(page);
  return latencies(after.events.slice(before.events.length), after.count - before.count);
}

/** What was noted so far, once the last frame is on the screen. */
function take(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { events: window.benchEvents, count: performance.interactionCount ?? 0 };
  });
}
