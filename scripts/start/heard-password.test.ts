import { heardPassword } from './heard-password.mjs';

const password = 'admin account: admin@example.com  one-time password: abcd-efgh  (good once)';

test('the first password is said again beside what says that all is ready', () => {
  const heard = heardPassword();
  expect(['{"level":"info"}', password, 'The sample is laid.'].map(heard.isForPeople)).toEqual([false, true, true]);
  expect(heard.lines('ready: site')).toEqual([password, 'ready: site']);
});

test('without one nothing is said but that', () => {
  const heard = heardPassword();
  heard.isForPeople('{"message":"one-time password: no"}');
  expect(heard.lines('ready: site')).toEqual(['ready: site']);
});
