import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';
import { goLetters, screenGroups, screenPath, screenRules, screensFor } from './screens';

const all = screenGroups.flatMap(({ screens }) => screens);
const extensions = new Set(Object.keys(endpoints));
const none = new Set<string>();
const as = (...roles: ('editor' | 'coordinator' | 'recruiter')[]) => ({ isAdmin: false, roles });
const admin = { isAdmin: true, roles: [] };

it('admins see every screen, others what is their work, and who has no role sees none', () => {
  expect(screensFor(admin, extensions)).toEqual(all);
  expect(screensFor(as('editor'), extensions)).toEqual([
    'today',
    'search',
    'posts',
    'pages',
    'menus',
    'comments',
    'faqs',
    'gallery',
    'videos',
    'media',
    'translations',
    'listings',
    'import',
    'categories',
    'filters',
    'trash',
  ]);
  expect(screensFor(as('coordinator'), extensions)).toEqual([
    'today',
    'call-backs',
    'applications',
    'complaints',
    'canned-answers',
    'subscribers',
    'search',
    'trash',
  ]);
  expect(screensFor(as('recruiter'), extensions)).toEqual(['today', 'applications', 'search', 'listings', 'trash']);
  expect(screensFor(as(), extensions)).toEqual([]);
});

it('what the published calls cannot do is not there', () => {
  expect(screensFor(admin, none)).toEqual([
    'today',
    'call-backs',
    'menus',
    'faqs',
    'gallery',
    'videos',
    'listings',
    'categories',
    'filters',
    'company',
    'users',
  ]);
});

it('whoever sees a screen may make the call it stands on', () => {
  const people = [admin, as('editor'), as('coordinator'), as('recruiter'), as()];
  const needed = all.flatMap((screen) => {
    const { who, needs } = screenRules[screen];
    return needs
      ? people.filter((one) => mayCall(who, one)).map((one) => ({ screen, one, call: endpoints[needs].who }))
      : [];
  });
  expect(needed.length).toBeGreaterThan(people.length);
  expect(needed.filter(({ one, call }) => !mayCall(call, one))).toEqual([]);
});

it('each has an address of its own', () => {
  expect(new Set(all.map(screenPath)).size).toBe(all.length);
  expect([screenPath('today'), screenPath('faqs')]).toEqual(['/adminPanel', '/adminPanel/faqs']);
  expect(screenPath('import')).toBe('/adminPanel/listings/import');
});

it('no two screens are gone to by one letter', () => {
  const letters = Object.values(goLetters);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-fh-z]$/.test(letter))).toBe(true);
});
