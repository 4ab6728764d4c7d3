import { readHint, writeHint } from './session-hint';

const hint = { name: 'إديث; O’Neil, "the 2nd"', fullName: 'إديث أونيل', isStaff: true, endsAt: 2_000 };

test('a hint comes back whole, in any script, until the session is over', () => {
  const cookie = writeHint(hint);
  expect(cookie).toMatch(/^[\w%.!~*'()-]+$/);
  expect(readHint(decodeURIComponent(cookie), 1_999)).toEqual(hint);
  expect(readHint(decodeURIComponent(cookie), 2_000)).toBeNull();
});

test.each([null, '', 'nonsense', '{}', '[1,1]', '["9",1,"x"]', '[9e15,1,5]'])('is null for %s', (text) => {
  expect(readHint(text, 0)).toBeNull();
});
