import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../../scripts/test/is-alive.mjs';
import { during } from '../during.mjs';
import { percentile } from '../percentile.mjs';

/** Milliseconds between two keys, and while somebody thinks. */
const paces = [110, 110, 110, 110, 420, 110, 110, 700];
const pause = 1_000;

/** What hands do to a long questionnaire in its builder, each with its latencies. */
export async function driveBuilder(page, { questionnaireId, slowDown }) {
  const question = page.locator('#question-headline');
  const rows = page.locator('li[data-id]');
  await slowDown(1);
  await page.goto(`/adminPanel/questionnaires/${questionnaireId}`);
  await page.waitForFunction(isAlive);
  await rows.last().waitFor({ state: 'attached' });
  await slowDown();
  const press = async (...keys) => {
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key);
      await sleep(paces[at % paces.length]);
    }
  };
  const open = async (place) => {
    await rows.nth(place).scrollIntoViewIfNeeded();
    await rows.nth(place).getByRole('button').click();
    await sleep(paces[place % paces.length]);
  };
  const showTab = async (place, seen) => {
    await page.getByRole('tab').nth(place).click();
    await seen.waitFor();
    await sleep(pause);
  };

  const steps = {};
  const step = async (name, work) => {
    steps[name] = await during(page, work);
  };
  await question.focus();
  await step('keys of a question', () => press(...'She likes it with milk, and the paper beside it. '));
  await step('another question', async () => {
    for (const place of [1, 40, 3, 180, 360, 0, 7]) await open(place);
  });
  await open(7);
  await page.locator('select:has(option[value=next])').focus();
  await step('a destination', () => press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'));
  await step('undo and redo', () => press(...Array(6).fill('Control+z'), ...Array(6).fill('Control+y')));
  await step('a drag', () => drag(page, rows));
  await question.focus();
  steps.findings = await findings(page, press);
  await step('to the map and back', async () => {
    await showTab(1, page.locator('[role=tabpanel] svg'));
    await showTab(0, question);
  });
  await step('to the routes and back', async () => {
    await showTab(2, page.locator('[role=tabpanel] ol.list-decimal'));
    await showTab(0, question);
  });
  await step('to the checks and back', async () => {
    await showTab(3, page.locator('[role=tabpanel] h3').filter({ visible: true }).first());
    await showTab(0, question);
  });
  return steps;
}

async function drag(page, rows) {
  for (const [from, to] of [
    [7, 9],
    [9, 6],
    [6, 7],
  ]) {
    await rows.nth(from).scrollIntoViewIfNeeded();
    const [a, b] = [await rows.nth(from).boundingBox(), await rows.nth(to).boundingBox()];
    await page.mouse.move(a.x + 60, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + 60, a.y + a.height / 2 + 20, { steps: 4 });
    await page.mouse.move(b.x + 60, b.y + b.height / 2 + (to > from ? 4 : -4), { steps: 8 });
    await page.mouse.up();
    await sleep(pause);
  }
}

/** From the key that leaves a question without words to where its row says so. */
async function findings(page, press) {
  await page.evaluate(() => {
    window.benchFound = [];
    let key = 0;
    addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), true);
    let wasWrong = false;
    new MutationObserver(() => {
      const isWrong = document.querySelector('li[data-id] .text-danger') !== null;
      if (isWrong && !wasWrong) window.benchFound.push(performance.now() - key);
      wasWrong = isWrong;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await press('Control+a');
  for (let time = 0; time < 8; time += 1) {
    await press('Backspace');
    await sleep(pause);
    await press('w');
    await sleep(pause);
  }
  const found = (await page.evaluate(() => window.benchFound)).sort((one, other) => one - other);
  const [p50, p95] = [percentile(found, 0.5), percentile(found, 0.95)];
  return { count: found.length, p50, p95, worst: found.at(-1) ?? null, slowest: null };
}
