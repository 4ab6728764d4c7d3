import { checkForm } from './check-form';

describe('the login', () => {
  it('asks for both when both are missing, and for each by itself', () => {
    expect(checkForm('login', {})?.whole).toBe('loginEmpty');
    expect(checkForm('login', { email: 'edith', password: 'short' })).toEqual({
      whole: 'fieldsRequired',
      fields: { email: { code: 'loginNameInvalid' }, password: { code: 'passwordTooShort' } },
    });
  });

  it('has nothing to say about a whole one', () => {
    expect(checkForm('login', { email: ' edith@example.org ', password: '12345678' })).toBeNull();
  });
});

describe('the register form', () => {
  const good = { userName: 'Edith', email: 'e@example.org', password: 'Long-enough', confirmPassword: 'Long-enough' };

  it.each([
    [{ userName: ' ' }, { userName: { code: 'usernameRequired' } }],
    [{ email: '' }, { email: { code: 'accountEmailRequired' } }],
    [{ email: 'edith@' }, { email: { code: 'emailInvalid' } }],
    [{ email: 'a b@example.org' }, { email: { code: 'emailInvalid' } }],
    [{ confirmPassword: '' }, { confirmPassword: { code: 'confirmationRequired' } }],
    [{ confirmPassword: 'Long-enougH' }, { confirmPassword: { code: 'confirmationDiffers' } }],
    [{ password: 'x'.repeat(300), confirmPassword: 'x'.repeat(300) }, { password: { code: 'textTooLong', max: 256 } }],
  ])('says what is wrong with each field: %j', (change, fields) => {
    expect(checkForm('register', { ...good, ...change })?.fields).toEqual(fields);
  });

  it('enforces only the length of a password, whatever the hint says', () => {
    expect(checkForm('register', { ...good, password: 'alllower', confirmPassword: 'alllower' })).toBeNull();
  });
});

test('forgot and reset ask for what they need', () => {
  expect(checkForm('forgot', { email: 'no' })?.fields).toEqual({ email: { code: 'forgottenEmailRequired' } });
  expect(Object.keys(checkForm('reset', {})?.fields ?? {})).toEqual(['email', 'password', 'confirmPassword']);
});
