import { existsSync, readdirSync } from 'node:fs';
import { findInstalledBrowser } from './browser.mjs';

/** A browser for the journeys: `path` is null for Playwright's own, which it finds by itself. Gets one if there is none. */
export async function getBrowser(supervisor) {
  const installed = findInstalledBrowser();
  if (installed) return { path: installed, name: installed };
  const packed = await unpackChromium();
  if (packed) return { path: packed, name: `${packed} (from @sparticuz/chromium)` };
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    await supervisor.runStep(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  return { path: null, name: `${chromium.executablePath()} (Playwright's own)` };
}

/** The Chromium that came with the packages; it is built for Linux on x64 only. */
async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (!hasLibrary('libnss3.so')) {
    // Asks the package, when it is loaded, to unpack the system libraries it needs as well.
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function hasLibrary(name) {
  const folders = ['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/usr/lib/x86_64-linux-gnu', '/lib/x86_64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).includes(name));
}
