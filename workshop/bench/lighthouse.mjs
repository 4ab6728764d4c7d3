import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Refusal } from '../../scripts/start/refusal.mjs';
import { browserArguments } from './browser-arguments.mjs';

/**
 * Lighthouse's mobile preset on each page: its scores of 100, milliseconds and layout shift. Of several `runs` the one
 * with the middle performance counts: on a shared machine single runs lie up to ten points apart. `headers` go with each
 * request, a session's cookie for one.
 */
export async function measureLighthouse(site, pages, browserPath, { runs = 1, headers } = {}) {
  const chrome = await launch({
    chromePath: browserPath ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...browserArguments],
    handleSIGINT: false,
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    const results = [];
    for (const { name, path } of pages) {
      console.log(`lighthouse: ${name}`);
      const audits = [];
      for (let run = 0; run < runs; run++) audits.push(await auditOrSayWhy(site + path, chrome.port, headers));
      results.push({ page: name, ...middleOf(audits) });
    }
    return results;
  } finally {
    process.off('exit', kill);
    kill();
  }
}

function middleOf(audits) {
  const measured = audits.filter(({ performance }) => performance !== undefined);
  const ordered = (measured.length > 0 ? measured : audits).toSorted((a, b) => a.performance - b.performance);
  return ordered[Math.floor(ordered.length / 2)];
}

/** Chromium's trace fails now and then: a second try, then an empty row, and the other figures are not lost. */
async function auditOrSayWhy(url, port, headers) {
  try {
    return await audit(url, port, headers).catch(() => audit(url, port, headers));
  } catch (fault) {
    console.error(fault.message);
    return { failed: ['no result'] };
  }
}

async function audit(url, port, extraHeaders) {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', extraHeaders });
  if (!result) throw new Refusal(`Lighthouse gave no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Refusal(`Lighthouse on ${url}: ${runtimeError.message}`);
  const value = (name) => audits[name]?.numericValue ?? null;
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    failed: failedAudits(result.lhr),
  };
}

/** Names of the audits outside performance that did not pass: what keeps a score from 100. */
function failedAudits({ categories, audits }) {
  const wanted = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return wanted.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id);
}
