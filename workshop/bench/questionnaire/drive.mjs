import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two things a hand does. */
const pause = 120;
/** Milliseconds a finger stays down. */
const pressed = 60;
const words = 'A few words';

/** Answers questions one after the other: by keyboard, and every third by pointer. Ends early at the check. */
export async function answerQuestions(page, count) {
  await page.locator('[data-current] :is(input, textarea, button)').first().focus();
  for (let index = 0; index < count; index += 1) {
    const kind = await kindOfCurrent(page);
    if (kind === null) return index;
    await answerOne(page, kind, index % 3 === 2);
    // Smooth scrolling takes its time, and no one answers before it ends.
    await sleep(700);
  }
  return count;
}

/** There and back: the way of the first question skips a quarter of all, and the rest get other numbers. */
export async function toggleFirstAnswer(page) {
  for (const choice of ['No', 'Yes']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await sleep(700);
    await point(page, page.locator('form fieldset').first().getByText(choice, { exact: true }));
    await sleep(700);
  }
}

/** By wheel to the end of the page and back, a screen at a time. */
export async function scrollThrough(page, screens = 40) {
  for (const step of [1, -1]) {
    for (let screen = 0; screen < screens; screen += 1) {
      await page.mouse.wheel(0, step * 900);
      await sleep(60);
    }
  }
}

/** By the place alone: a locator's click runs script in the page while the page answers it. */
async function point(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await sleep(pause);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: pressed });
}

function kindOfCurrent(page) {
  return page.evaluate(() => {
    const control = document.querySelector('[data-current] :is(input, textarea)');
    return control && (control.tagName === 'TEXTAREA' ? 'long' : control.type === 'number' ? 'text' : control.type);
  });
}

async function answerOne(page, kind, isByPointer) {
  const current = page.locator('[data-current]');
  if (kind === 'radio' || kind === 'checkbox') return choose(page, current, kind, isByPointer);
  const answer =
    (await current
      .locator('input')
      .getAttribute('inputmode')
      .catch(() => null)) === 'decimal'
      ? '12'
      : words;
  await page.keyboard.type(answer, { delay: 40 });
  await sleep(pause);
  if (isByPointer) return point(page, current.getByRole('button', { name: /^OK/ }));
  return page.keyboard.press(kind === 'long' ? 'Control+Enter' : 'Enter');
}

async function choose(page, current, kind, isByPointer) {
  if (isByPointer) await point(page, current.locator('label').first());
  else await page.keyboard.press('a');
  if (kind === 'radio' && isByPointer) return;
  await sleep(pause);
  if (kind === 'checkbox') {
    await page.keyboard.press('c');
    await sleep(pause);
  }
  await page.keyboard.press('Enter');
}
