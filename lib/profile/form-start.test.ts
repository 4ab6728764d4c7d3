import { toReport } from '@/lib/contract/fault-words';
import { profileSchema } from '@/lib/contract/profile';
import { toFormStart } from './form-start';

const before = '2026-01-01T00:00:00Z';
const since = '2026-02-02T00:00:00Z';
const profile = profileSchema.parse({ profileId: 7, city: 'York', extra1: 'edith', updatedDate: since });
const wrong = toReport('problem', { street: 'streetRequired' });
const start = (draft: Parameters<typeof toFormStart>[1], saved: typeof profile | null = profile) =>
  toFormStart(saved, draft, 'edith@example.org');

describe('a profile form', () => {
  it('begins with the profile as it is, or with the email of the account', () => {
    expect(start(null)).toMatchObject({ initial: { city: 'York' }, updatedDate: since, initialFault: null });
    expect(start(null, null)).toMatchObject({ initial: { email: 'edith@example.org', city: '' }, updatedDate: null });
  });

  it('that came back has its words, and goes over no change that was made meanwhile', () => {
    expect(start({ words: { city: 'Hull', updatedDate: before }, report: wrong })).toMatchObject({
      initial: { city: 'Hull', street: '' },
      updatedDate: before,
      initialFault: wrong,
    });
  });

  it('that was the first one goes over none that was made meanwhile either', () => {
    expect(start({ words: { city: 'Hull', updatedDate: '' }, report: wrong }).updatedDate).toBeNull();
  });

  it('that came back unread, for its picture is too large, begins with the profile as it is', () => {
    const tooLarge = toReport('problem', { profilePhoto: 'pictureTooLarge' });
    expect(start({ words: {}, report: tooLarge })).toMatchObject({
      initial: { city: 'York' },
      updatedDate: since,
      initialFault: tooLarge,
    });
  });

  it('may go over a change its writer was told of', () => {
    const told = { words: { city: 'Hull', updatedDate: before }, report: toReport('problem') };
    expect(start({ ...told, report: { ...told.report, code: 'profileChanged' } }).updatedDate).toBe(since);
  });

  it('blames nothing on whoever is back from the login', () => {
    expect(start({ words: { city: 'Hull', updatedDate: since }, report: null })).toMatchObject({
      initial: { city: 'Hull' },
      initialFault: null,
    });
  });
});
