import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Person, register, signIn } from './account';

export const applyPath = '/applynow2/41';
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const question = (page: Page, name: string) => page.getByRole('group', { name });
export const current = (page: Page) => page.locator('[data-current]');

/** Signed in as somebody new, at the first question. */
export async function begin(page: Page, site = ''): Promise<Person> {
  const person = await register(page.request, undefined, site);
  await signIn(page.request, person, site);
  await openQuestions(page, site);
  return person;
}

export async function openQuestions(page: Page, site = ''): Promise<void> {
  await page.goto(site + applyPath);
  await expect(page.getByRole('heading', { level: 1, name: /Live-In-Care/ })).toBeVisible();
}

/** From the first question to the last, by pointer or touch, in any language. */
export async function answerAll(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  const named = namesOn(page);
  const choose = (name: string) => page.getByRole('radio', { name: named(name, true) });
  await choose('Me')[press]();
  const medicines = page.getByRole('checkbox', { name: named('Medicines') });
  await medicines[press]();
  await advance(medicines);
  await choose('Quiet')[press]();
  const room = page.getByRole('group', { name: named('Is there a room of their own for a carer?') });
  await room.getByRole('radio', { name: named('Yes', true) })[press]();
  await choose('Within a month')[press]();
  const postcode = page.getByLabel(named('What is the postcode of the home?'));
  await postcode.fill('YO1 9ZZ');
  await advance(postcode);
  const phone = page.getByLabel(named('On which number may we ring you?'));
  await phone.fill('01632 960111');
  await advance(phone);
  const wishes = page.getByLabel(named('What matters most to the person who will be cared for?'));
  await expect(wishes).toBeFocused();
  await advance(wishes, 'Control+Enter');

  /** By the key, or by the question's own button: while the page scrolls, another may be the one that is highlighted. */
  async function advance(control: Locator, key = 'Enter'): Promise<void> {
    if (press === 'click') return page.keyboard.press(key);
    const place = control.locator('xpath=ancestor::div[starts-with(@id, "question-")][1]');
    await place.getByRole('button').first().tap();
  }
}

/** The first button of the current question: OK, or Skip. */
export async function clickFirstButton(page: Page): Promise<void> {
  await current(page).getByRole('button').first().click();
}

/** What the sample calls something on this page: by its translation, or in English where the API has none. */
function namesOn(page: Page) {
  const [, locale] = /^\/([a-z]{2})\//.exec(new URL(page.url()).pathname) ?? [];
  const words: Record<string, string> = locale
    ? JSON.parse(readFileSync(`care-api/sample/translations/${locale}.json`, 'utf8'))
    : {};
  return (name: string, isWhole = false) => {
    const either = [name, words[name] ?? name]
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
      .join('|');
    return new RegExp(isWhole ? `^(${either})$` : either);
  };
}
