import { chromium } from '@playwright/test';
import { browserArguments } from './browser-arguments.mjs';

/** Our command stops in order; Playwright's own answer to a signal would end the process in the middle of it. */
export function openBrowser(browserPath) {
  return chromium.launch({
    executablePath: browserPath ?? undefined,
    args: browserArguments,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
