import { checkForm } from './check-form';

describe('the login', () => {
  it('asks for both when both are missing, and for each by itself', () => {
    expect(checkForm('login', {})?.message).toBe('Please provide username and password!');
    expect(checkForm('login', { email: 'edith', password: 'short' })).toEqual({
      message: 'Kindly provide the required fields',
      errors: {
        email: 'Please provide a valid username',
        password: 'Password should not be less than 8 characters',
      },
    });
  });

  it('has nothing to say about a whole one', () => {
    expect(checkForm('login', { email: ' edith@example.org ', password: '12345678' })).toBeNull();
  });
});

describe('the register form', () => {
  const good = { userName: 'Edith', email: 'e@example.org', password: 'Long-enough', confirmPassword: 'Long-enough' };

  it.each([
    [{ userName: ' ' }, { userName: 'Please provide a username' }],
    [{ email: '' }, { email: 'Please provide an email' }],
    [{ email: 'edith@' }, { email: 'Please provide valid email' }],
    [{ email: 'a b@example.org' }, { email: 'Please provide valid email' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm the password' }],
    [{ confirmPassword: 'Long-enougH' }, { confirmPassword: 'Passwords do not match.' }],
    [
      { password: 'x'.repeat(300), confirmPassword: 'x'.repeat(300) },
      { password: 'Please use at most 256 characters.' },
    ],
  ])('speaks in the words of the spec: %j', (change, errors) => {
    expect(checkForm('register', { ...good, ...change })?.errors).toEqual(errors);
  });

  it('enforces only the length of a password, whatever the hint says', () => {
    expect(checkForm('register', { ...good, password: 'alllower', confirmPassword: 'alllower' })).toBeNull();
  });
});

test('forgot and reset ask for what they need', () => {
  expect(checkForm('forgot', { email: 'no' })?.errors).toEqual({ email: 'Please provide a email' });
  expect(Object.keys(checkForm('reset', {})?.errors ?? {})).toEqual(['email', 'password', 'confirmPassword']);
});
