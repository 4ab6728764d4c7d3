import { endpoints } from '@/lib/contract/endpoints';
import { callsOf, type HasCall } from '@/lib/contract/has-call';
import { type Caller, mayCall } from '@/lib/contract/staff';
import { goLetters, isPageThere, screenPath, screens, screensFor } from './screens';

const every = () => true;
const published = callsOf([]);
const as = (...roles: ('editor' | 'coordinator' | 'recruiter')[]) => ({ isAdmin: false, roles });
const admin = { isAdmin: true, roles: [] };
const all = screens.map(({ screen }) => screen);
const seenBy = (who: Caller, has: HasCall) => screensFor(who, has).sort();

it('admins see every screen, others what is their work, and who has no role sees none', () => {
  expect(screensFor(admin, every)).toEqual(all);
  expect(seenBy(as('editor'), every)).toEqual(
    [
      'today',
      'search',
      'posts',
      'pages',
      'menus',
      'redirects',
      'comments',
      'faqs',
      'gallery',
      'videos',
      'team',
      'media',
      'translations',
      'listings',
      'import',
      'categories',
      'filters',
      'questionnaires',
      'trash',
    ].sort(),
  );
  expect(seenBy(as('coordinator'), every)).toEqual(
    [
      'today',
      'call-backs',
      'applications',
      'complaints',
      'canned-answers',
      'subscribers',
      'search',
      'comments',
      'trash',
    ].sort(),
  );
  expect(seenBy(as('recruiter'), every)).toEqual(
    ['today', 'applications', 'canned-answers', 'search', 'listings', 'questionnaires', 'trash'].sort(),
  );
  expect(seenBy(as(), every)).toEqual([]);
});

it('what the published calls cannot do is not there', () => {
  expect(seenBy(admin, published)).toEqual(
    [
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
    ].sort(),
  );
});

it.each(['/12/history', '/preview', '/order', '/report', '/summary', '/confirm'])(
  '%s is below a screen where the API has the call it stands on',
  (below) => expect([isPageThere(below, every), isPageThere(below, published)]).toEqual([true, false]),
);

it.each(['', '/new', '/12'])('"%s" is below a screen of any API', (below) => {
  expect(isPageThere(below, published)).toBe(true);
});

it('whoever sees a screen may make the call it stands on', () => {
  const people = [admin, as('editor'), as('coordinator'), as('recruiter'), as()];
  const needed = screens.flatMap(({ screen, who, needs }) =>
    needs ? people.filter((one) => mayCall(who, one)).map((one) => ({ screen, one, call: endpoints[needs].who })) : [],
  );
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
