import { isJob } from './is-job';

test('a category name with "job" in it makes a job, in any case', () => {
  expect(isJob(['Respite', 'Carer JOBS'])).toBe(true);
  expect(isJob(['Respite', 'Care homes'])).toBe(false);
  expect(isJob([])).toBe(false);
});
