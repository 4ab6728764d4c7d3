import { deviceOf, prefixOf } from './device-of';

const mozilla = 'Mozilla/5.0 ';
it.each([
  ['(Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/138.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    '(Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    '(X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0',
    'Edge, Linux',
  ],
  ['(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari, Mac'],
])('knows %p', (agent, device) => {
  expect(deviceOf(mozilla + agent)).toBe(device);
});

it('says nothing of what says nothing, and never the words themselves', () => {
  expect([deviceOf(), deviceOf('curl/8.1'), deviceOf('<b>me</b>')]).toEqual(['', '', '']);
});

it.each([
  ['192.0.2.77', '192.0.2.…'],
  ['2001:db8:a:b::/64', '2001:db8:a:b:…'],
  ['', ''],
])('keeps the beginning of the address %p', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});
