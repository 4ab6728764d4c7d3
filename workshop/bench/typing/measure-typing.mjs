import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { careApiBundle } from '../../../scripts/start/care-api-bundle.mjs';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { getBrowser } from '../../../scripts/test/get-browser.mjs';
import { isAlive } from '../../../scripts/test/is-alive.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { during } from '../during.mjs';
import { openBrowser } from '../open-browser.mjs';
import { environment, startProduct } from '../product.mjs';
import { observe } from '../questionnaire/interactions.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { driveBuilder } from './drive-builder.mjs';

const slowness = 4;
const words = 20_000;
const choices = 300;
const questions = 361;
/** Milliseconds between two keys of a quick writer, and while they think: some keys meet what follows a pause. */
const paces = [110, 110, 110, 110, 110, 110, 110, 110, 420, 110, 110, 110, 110, 700, 110, 110, 1_450, 110, 110, 1_800];

/** Latencies of keys in a long post, of ticks among many and of a builder of many questions, as the browser reports them. */
export async function measureTyping(supervisor) {
  const machine = describeMachine();
  const folder = temporaryFolder();
  await build({ ...careApiBundle('.care-api'), entryPoints: { 'bench-post': './workshop/bench/typing/fill.ts' } });
  const file = join(folder, 'post.json');
  const fill = ['--enable-source-maps', '.care-api/bench-post.mjs', file, words, choices, questions].map(String);
  const code = await supervisor.runStep(fill, environment(folder));
  if (code !== 0) throw new Refusal(`the post could not be written: ${code}`);
  const made = JSON.parse(readFileSync(file, 'utf8'));
  const { site } = await startProduct(supervisor, folder);
  const { path } = await getBrowser(supervisor);
  const browser = await openBrowser(path);
  try {
    return { machine, words, choices, questions, steps: await drive(browser, { site, ...made }) };
  } finally {
    await browser.close();
  }
}

async function drive(browser, { site, person, postId, questionnaireId }) {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
  const signedIn = await context.request.post('/api/sign-in', { data: person });
  if (!signedIn.ok()) throw new Refusal(`signing in was answered ${signedIn.status()}`);
  await context.addCookies([{ name: 'cookie-choice', value: 'needed', url: site }]);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = (rate = slowness) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`/adminPanel/posts/${postId}`);
  await page.waitForFunction(isAlive);
  const text = page.locator('.rich-text');
  await text.locator('p').first().waitFor({ timeout: 120_000 });
  await slowDown();
  const steps = {};
  for (const [step, place] of Object.entries({ 'at the top': 0, 'in the middle': 100, 'at the end': -1 })) {
    await text.locator('p').nth(place).click();
    await page.keyboard.press('End');
    steps[step] = await during(page, () => typeAsPeopleDo(page));
  }
  steps.ticking = await during(page, () => tickSome(page));
  await slowDown(1);
  await page.getByText(/^Saved \d\d:\d\d/).waitFor({ timeout: 30_000 });
  return { ...steps, ...(await driveBuilder(page, { questionnaireId, slowDown })) };
}

async function typeAsPeopleDo(page) {
  const sentence = ' She likes it with milk, and the paper beside it.';
  for (let at = 0; at < 120; at += 1) {
    await page.keyboard.press(sentence.charAt(at % sentence.length));
    await sleep(paces[at % paces.length]);
  }
}

async function tickSome(page) {
  const boxes = page.locator('input[type=checkbox][name=categories]');
  for (let at = 0; at < 30; at += 1) {
    await boxes.nth(at * 10).focus();
    await page.keyboard.press('Space');
    await sleep(paces[at % paces.length]);
  }
}
