import { join } from 'node:path';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { isAlive } from '../../../scripts/test/is-alive.mjs';
import { openBrowser } from '../open-browser.mjs';
import { answerQuestions, scrollThrough, toggleFirstAnswer } from './drive.mjs';
import { latencies, observe } from './interactions.mjs';
import { readTrace } from './read-trace.mjs';

const slowDown = 4;
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Signs in, and does to each questionnaire what hands do, on a processor four times as slow, with a browser trace. */
export async function driveBrowser({ site, person, made, browserPath, answers, traceFolder }) {
  const browser = await openBrowser(browserPath);
  try {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
    const signedIn = await context.request.post('/api/sign-in', { data: person });
    if (!signedIn.ok()) throw new Refusal(`signing in was answered ${signedIn.status()}`);
    // Its banner would cover what is pointed at.
    await context.addCookies([{ name: 'cookie-choice', value: 'needed', url: site }]);
    await context.addInitScript(observe);
    const runs = [];
    for (const { count, listingId } of made) {
      console.log(`answering: ${count} questions`);
      // Not to the end, where the answers are checked: other work follows in the stack.
      const given = Math.min(answers, Math.floor(count / 2));
      runs.push({ count, ...(await driveOne({ browser, context, listingId, answers: given, traceFolder })) });
    }
    const cookies = await context.cookies();
    return { runs, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  } finally {
    await browser.close();
  }
}

async function driveOne({ browser, context, listingId, answers, traceFolder }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const file = traceFolder && join(traceFolder, `trace-${listingId}.json`);
  await browser.startTracing(page, { path: file ?? undefined, categories });
  await page.goto(`/applynow2/${listingId}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isAlive);
  const loaded = await page.evaluate(() => performance.now());
  const steps = {};
  const during = async (name, work) => {
    const before = await take(page);
    await work();
    const after = await take(page);
    steps[name] = latencies(after.events.slice(before.events.length), after.count - before.count);
  };
  await during('answers', () => answerQuestions(page, answers));
  await during('other way', () => toggleFirstAnswer(page));
  await during('scrolling', () => scrollThrough(page));
  const { events, count, shift } = await take(page);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  return { loaded, all: latencies(events, count), steps, shift, trace: readTrace(trace) };
}

/** What was noted so far, once the last frame is on the screen. */
function take(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { events: window.benchEvents, count: performance.interactionCount ?? 0, shift: window.benchShift };
  });
}
