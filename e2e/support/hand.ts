import type { Locator, Page } from '@playwright/test';
import { isAlive } from '../../scripts/test/is-alive.mjs';
import { tabTo } from './keyboard';

/** How somebody works a page: no way borrows from another. */
export type Hand = 'mouse' | 'keyboard' | 'touch';

/** Stops of the longest page, there and round once more. */
const mostStops = 250;

export class Visitor {
  /** What was pressed: not what was typed, and no keys on the way. */
  presses = 0;

  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {}

  /** A link, a button, or what folds something out. */
  async press(target: Locator): Promise<void> {
    await this.page.waitForFunction(isAlive);
    this.presses += 1;
    if (this.hand === 'mouse') return target.click();
    if (this.hand === 'touch') return target.tap();
    await tabTo(this.page, target, mostStops);
    await this.page.keyboard.press('Enter');
  }

  /** One of a group's radios, by its name. */
  async choose(group: Locator, name: string): Promise<void> {
    const wanted = group.getByRole('radio', { name, exact: true });
    if (this.hand !== 'keyboard') return this.press(wanted);
    this.presses += 1;
    await tabTo(this.page, group.getByRole('radio', { checked: true }), mostStops);
    for (let turn = 0; turn < 10 && !(await wanted.isChecked()); turn += 1) await this.page.keyboard.press('ArrowDown');
  }

  async type(field: Locator, text: string): Promise<void> {
    if (this.hand === 'keyboard') await tabTo(this.page, field, mostStops);
    else if (this.hand === 'touch') await field.tap();
    else await field.click();
    await this.page.keyboard.type(text);
  }
}
