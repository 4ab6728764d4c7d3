import { test as base, expect, type Page } from '@playwright/test';
import { signInAdmin } from './support/account';
import { expectNoViolations } from './support/axe';
import { type OwnOptions, type OwnProduct, runOwnProduct } from './support/own-product';
import { collectPageErrors, type Expected } from './support/page-errors';
import { waitForScript } from './support/wait-for-script';

export type Options = {
  /** Address of the care API behind the site of this project. */
  careApiUrl: string;
  /** What pages of this test may do without failing it. */
  expected: Expected;
  /** False leaves the fonts of the machine, which are wider: the site's are optional, and late on a slow line. */
  webFonts: boolean;
};

type Fixtures = {
  /** Expects zero accessibility violations on the page, which must run JavaScript: axe does. */
  axe(page: Page): Promise<void>;
  /** A page in a browser without JavaScript. */
  noScriptPage: Page;
  /** The office, once its admin is logged in on the page. */
  enterOffice(page: Page): Promise<OwnProduct>;
  /** Starts a product of the test's own, whose care API it may stop and start; it is stopped after the test. */
  startProduct(options?: OwnOptions): Promise<OwnProduct>;
};

type Shared = {
  /**
   * A product that tests of one worker share, for those that work in the back office: each makes rows with words of its
   * own, and counts no others. What stops the care API or asks for settings wants `startProduct`.
   */
  office(bare?: boolean): Promise<OwnProduct>;
};

/** Any page that throws, writes an error to the console or asks a third party for something fails its test. */
export const test = base.extend<Options & Fixtures, Shared>({
  careApiUrl: ['', { option: true }],
  expected: [{}, { option: true }],
  webFonts: [true, { option: true }],

  context: async ({ context, expected, webFonts }, use) => {
    const complaints = collectPageErrors(context, expected);
    context.on('page', waitForScript);
    if (!webFonts) await context.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
    await use(context);
    expect(complaints()).toEqual([]);
  },

  noScriptPage: async ({ browser, expected }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const complaints = collectPageErrors(context, expected);
    await use(await context.newPage());
    await context.close();
    expect(complaints()).toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
  axe: async ({}, use) => {
    await use(expectNoViolations);
  },

  office: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const started = new Map<boolean, Promise<OwnProduct>>();
      await use((bare = false) => {
        const product = started.get(bare) ?? runOwnProduct({ bare });
        started.set(bare, product);
        return product;
      });
      for (const product of started.values()) await (await product).stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  enterOffice: async ({ office }, use, testInfo) => {
    await use(async (page) => {
      testInfo.setTimeout(400_000);
      const product = await office();
      await signInAdmin(page.request, product);
      return product;
    });
  },

  startProduct: async ({ context }, use) => {
    const started: OwnProduct[] = [];
    await use(async (options) => {
      const product = await runOwnProduct(options);
      started.push(product);
      return product;
    });
    // A page that still loads would complain of a site that goes.
    for (const page of context.pages()) await page.close();
    for (const product of started) await product.stop();
  },
});

export { expect };
