import * as names from '@/lib/http/cookie-names.mjs';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { slovakCookiePolicy } from './slovak-cookie-policy';

const told = {
  en: JSON.stringify(en.Policies.cookies.ours),
  ar: JSON.stringify(ar.Policies.cookies.ours),
  sk: JSON.stringify(slovakCookiePolicy),
};
const cookies = Object.values(names).filter((name) => typeof name === 'string');

it.each(Object.entries(told))('the cookie policy in %s names every cookie that the site can set', (_, text) => {
  expect(cookies.length).toBeGreaterThan(5);
  expect(cookies.filter((name) => !text.includes(name))).toEqual([]);
});
