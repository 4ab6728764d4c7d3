import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/fixtures';
import { findInstalledBrowser } from './scripts/test/browser.mjs';

const isRoot = process.getuid?.() === 0;
/** Set by `npm test` without words. */
const isShort = process.env.TEST_SHORT === '1';

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // What passes only then is told under `flaky:`; of more than a few the run is red.
  retries: 1,
  // Long enough for a test that starts a product of its own on a slow machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    ...devices['Desktop Chrome'],
    // Of the second try alone: one of every step of every journey would take a tenth of a run's time.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // What is not there to be pressed is told, long before its journey's own time is over.
    actionTimeout: 60_000,
    launchOptions: {
      // Undefined leaves the choice to Playwright: its own browser.
      executablePath: findInstalledBrowser() ?? undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Tagged @sweep: `npm test` leaves them to the sweep.
  ...(isShort && { grepInvert: /@sweep/ }),
  // The same site twice: on our care API, and on one that knows only the published calls. There the journeys tagged @both
  // run, of `npm test` those tagged @bare.
  projects: [
    { name: 'full', use: { baseURL: process.env.E2E_FULL_SITE, careApiUrl: process.env.E2E_FULL_CARE_API } },
    {
      name: 'bare',
      grep: isShort ? /@bare/ : /@both/,
      use: { baseURL: process.env.E2E_BARE_SITE, careApiUrl: process.env.E2E_BARE_CARE_API },
    },
  ],
});
