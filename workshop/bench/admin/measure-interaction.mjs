import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { getBrowser } from '../../../scripts/test/get-browser.mjs';
import { isAlive } from '../../../scripts/test/is-alive.mjs';
import { openBrowser } from '../open-browser.mjs';
import { environment, startProduct } from '../product.mjs';
import { observe, wholeLatencies } from '../questionnaire/interactions.mjs';

const slowDown = 4;
const most = 100;
const held = 5_000;
/** Milliseconds between two things a hand does, and that a finger stays down. */
const pause = 120;
const pressed = 60;

/** What hands do on a list of 100 rows and in a storm of held comments, on a processor four times as slow. */
export async function measureInteraction(supervisor, folder) {
  const file = join(folder, 'desk.json');
  const fill = ['.care-api/bench-desk.mjs', file, String(held)];
  const code = await supervisor.runStep(fill, { ...environment(folder), LOG_LEVEL: 'warn' });
  if (code !== 0) throw new Refusal(`filling ended with ${code}`);
  const { site } = await startProduct(supervisor, folder);
  const { path } = await getBrowser(supervisor);
  const browser = await openBrowser(path);
  try {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
    const signedIn = await context.request.post('/api/sign-in', { data: JSON.parse(readFileSync(file, 'utf8')) });
    if (!signedIn.ok()) throw new Refusal(`signing in was answered ${signedIn.status()}`);
    await context.addCookies([{ name: 'cookie-choice', value: 'needed', url: site }]);
    await context.addInitScript(observe);
    return [...(await onList(context)), ...(await inStorm(context))];
  } finally {
    await browser.close();
  }
}

async function onList(context) {
  const { page, during, loaded } = await open(context, '/adminPanel/faqs?size=100');
  const ticks = page.locator('input[name=ids]');
  const measured = [
    await during('list of 100: tick', async () => {
      for (let row = 0; row < 20; row += 1) await point(page, ticks.nth(row));
    }),
    await during('list of 100: tick the whole page', () => point(page, page.getByLabel('Select this page'))),
    await during('list of 100: open the row’s fields', async () => {
      for (let row = 0; row < 5; row += 1) await page.keyboard.press('j').then(() => page.waitForTimeout(pause));
      await page.keyboard.press('e');
    }),
    await during('list of 100: type in the row', () => page.keyboard.type(' and more words', { delay: pause })),
    await during('list of 100: type in the search', async () => {
      await point(page, page.locator('[role=search] input[type=search]'));
      await page.keyboard.type('what it costs to live', { delay: pause });
    }),
  ];
  await page.close();
  return [{ what: 'list of 100: there and running', taken: [loaded] }, ...measured];
}

async function inStorm(context) {
  const { page, during, loaded } = await open(context, '/adminPanel/comments?status=held&size=100');
  const walked = await during('5,000 held: j and k', async () => {
    for (let row = 0; row < 20; row += 1) await page.keyboard.press('j').then(() => page.waitForTimeout(pause));
    for (let row = 0; row < 10; row += 1) await page.keyboard.press('k').then(() => page.waitForTimeout(pause));
  });
  const decided = await during('5,000 held: one key decides', async () => {
    for (let one = 0; one < 10; one += 1) await page.keyboard.press('a').then(() => page.waitForTimeout(pause));
  });
  await page.getByText('10 are done.').waitFor();
  await point(page, page.getByLabel('Select this page'));
  await point(page, page.locator('input[name=all]'));
  const all = await leaving(page, () => page.locator('button[name=action][value=approve]').first().click());
  await page.goto('/adminPanel/comments?status=held');
  const left = await page.locator('[data-row]').count();
  if (left > 0) throw new Refusal(`${left} comments are still held`);
  await page.close();
  return [
    { what: '5,000 held: there and running', taken: [loaded] },
    walked,
    decided,
    { what: '5,000 held: all shown at once', taken: [all] },
  ];
}

/** A page that runs, and what measures the interactions in it. */
async function open(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const begin = performance.now();
  await page.goto(address);
  await page.waitForFunction(isAlive);
  const loaded = performance.now() - begin;
  await page.getByRole('button', { name: 'Keyboard' }).waitFor();
  const during = async (what, work) => {
    const before = await take(page);
    await work();
    const after = await take(page);
    const taken = wholeLatencies(after.events.slice(before.events.length), after.count - before.count);
    if (taken.length === 0) throw new Refusal(`${what}: nothing was done`);
    return { what, taken, most };
  };
  return { page, during, loaded };
}

/** Milliseconds until the page that comes runs. */
async function leaving(page, work) {
  const begin = performance.now();
  const arrived = page.waitForEvent('load', { timeout: 60_000 });
  await work();
  await arrived;
  await page.waitForFunction(isAlive);
  await page.getByRole('button', { name: 'Keyboard' }).waitFor();
  return performance.now() - begin;
}

/** What was noted so far, once the last frame is on the screen. */
function take(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { events: window.benchEvents, count: performance.interactionCount ?? 0 };
  });
}

/** By the place alone: a locator's click runs script in the page while the page answers it. */
async function point(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.waitForTimeout(pause);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: pressed });
}
