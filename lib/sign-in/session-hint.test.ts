import { readHint, writeHint } from './session-hint';

const hint = { name: 'إديث; O’Neil, "the 2nd"', fullName: 'إديث أونيل', isStaff: true, endsAt: 2_000 };

test('a hint comes back whole, in any script', () => {
  const cookie = writeHint(hint);
  expect(cookie).toMatch(/^[\w%.!~*'()-]+$/);
  expect(readHint(decodeURIComponent(cookie))).toEqual(hint);
});

test('when it ends is not known until the browser has counted', () => {
  const cookie = writeHint({ ...hint, lasts: 60_000 });
  expect(readHint(decodeURIComponent(cookie))).toEqual({ ...hint, endsAt: Number.POSITIVE_INFINITY });
});

test.each([null, '', 'nonsense', '{}', '[1,1]', '["9",1,"x"]', '[9e15,1,5]'])('is null for %s', (text) => {
  expect(readHint(text)).toBeNull();
});
