import { readSignUpDraft, signUpDraftPath, writeSignUpDraft } from './sign-up-draft';
import { toSignUpProblem } from './sign-up-problem';

describe('the problem of an address', () => {
  it.each([
    [422, ' ', 'required'],
    [422, 'edith', 'invalid'],
    [429, 'edith@example.org', 'wait'],
    [404, 'edith@example.org', 'absent'],
    [405, 'edith@example.org', 'absent'],
    [501, 'edith@example.org', 'absent'],
    [502, 'edith@example.org', 'network'],
    [0, 'edith@example.org', 'network'],
  ])('of status %p for %p is %p', (status, email, problem) => {
    expect(toSignUpProblem(status, email)).toBe(problem);
  });
});

describe('a draft', () => {
  it('comes back whole, and its cookie goes to the newsletter pages alone', () => {
    const draft = { email: 'édith;@', topic: 'coming-soon', problem: 'invalid' } as const;
    expect(readSignUpDraft(writeSignUpDraft(draft))).toEqual(draft);
    expect(signUpDraftPath('en')).toBe('/newsletter');
    expect(signUpDraftPath('ar')).toBe('/ar/newsletter');
  });

  it.each([undefined, '', 'nonsense', Buffer.from('{"email":3}').toString('base64url')])('is null for %p', (cookie) => {
    expect(readSignUpDraft(cookie)).toBeNull();
  });
});
