import { findInstalledBrowser, findInstalledFirefox } from './browser.mjs';

const having =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('CHROMIUM_PATH comes before anything found', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' };
  expect(findInstalledBrowser(env, having('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
});

test('a CHROMIUM_PATH where no program is is refused, not passed over', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect(() => findInstalledBrowser(env, having('/usr/bin/chromium'))).toThrow('/opt/chrome, which is no program');
});

test.each(['/usr/bin/chromium', '/snap/bin/chromium', '/snap/bin/google-chrome'])('%s on PATH is found', (path) => {
  expect(findInstalledBrowser({ PATH: '/bin:/snap/bin' }, having(path))).toBe(path);
});

test('of several, the one without a window', () => {
  const both = having('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findInstalledBrowser({ PATH: '/usr/bin' }, both)).toBe('/usr/bin/chromium-headless-shell');
});

test('the applications of macOS are found', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findInstalledBrowser({ PATH: '/bin' }, having(chrome))).toBe(chrome);
});

test('none is null', () => {
  expect(findInstalledBrowser({}, having())).toBeNull();
});

test.each(['/usr/bin/firefox-esr', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'])(
  'a Firefox at %s is found, and FIREFOX_PATH comes before it',
  (path) => {
    expect(findInstalledFirefox({ PATH: '/bin:/snap/bin' }, having(path, '/usr/bin/chromium'))).toBe(path);
    expect(findInstalledFirefox({ FIREFOX_PATH: '/opt/firefox' }, having(path, '/opt/firefox'))).toBe('/opt/firefox');
    expect(() => findInstalledFirefox({ FIREFOX_PATH: '/opt/firefox' }, having(path))).toThrow('FIREFOX_PATH names');
  },
);

test('neither a folder nor a text is a browser', () => {
  for (const path of [process.cwd(), 'package.json']) {
    expect(() => findInstalledBrowser({ CHROMIUM_PATH: path })).toThrow(`CHROMIUM_PATH names ${path}`);
  }
  expect(findInstalledBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
