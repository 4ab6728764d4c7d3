import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { toReport } from '@/lib/contract/fault-words';
import { AccountForm } from './account-form';

const assign = jest.fn();
jest.mock('@/lib/browser/go-to', () => ({ goTo: (address: string) => assign(address) }));

function answer(status: number, body: object) {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: status < 300, status, json: async () => body });
}
afterEach(() => assign.mockReset());

const password = () => screen.getByLabelText('Password');
const email = () => screen.getByLabelText('Email');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the login form', () => {
  it('works as a plain form without script', () => {
    renderIn('ar', <AccountForm form="login" returnUrl="/ar/profiles" />);
    const form = screen.getByRole('button', { name: 'تسجيل الدخول' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/sign-in');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({
      locale: 'ar',
      returnUrl: '/ar/profiles',
      email: '',
      password: '',
      remember: false,
    });
  });

  it('tells browsers and password managers what its fields are', () => {
    renderIn('en', <AccountForm form="login" />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('calls its button disabled while something is missing, and explains when it is pressed', async () => {
    globalThis.fetch = jest.fn();
    renderIn('en', <AccountForm form="login" />);
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true');
    await press('Login');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please provide username and password!');
    expect(screen.getByRole('link', { name: 'Please provide a password' })).toHaveAttribute('href', '#login-password');
    expect(email()).toHaveAccessibleDescription('Please provide a valid username');
    await userEvent.type(email(), 'edith@example.org');
    await userEvent.type(password(), 'Correct-Horse-9');
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('goes on where the answer says', async () => {
    answer(200, { location: '/listing' });
    renderIn('en', <AccountForm form="login" initial={{ email: 'edith@example.org' }} />);
    await userEvent.type(password(), 'Correct-Horse-9');
    await userEvent.click(screen.getByLabelText('Remember Me'));
    await press('Login');
    const sent = JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string);
    expect(sent).toEqual({ locale: 'en', email: 'edith@example.org', password: 'Correct-Horse-9', remember: 'on' });
    expect(assign).toHaveBeenCalledWith('/listing');
    expect(screen.getByText('Login Successfull')).toBeVisible();
  });

  it.each([
    [401, toReport('loginFailed'), /Login unsuccessfull.*password don’t match\. Reset your password\./],
    [429, { ...toReport('attemptsTooMany'), retryAfter: 301 }, 'in 6 minutes'],
    [502, toReport('systemAway'), 'Our system is not answering.'],
    [500, {}, 'Our system is not answering.'],
    [400, { message: 'Words of another API' }, 'Words of another API'],
  ])('keeps everything and says why it was refused: %s', async (status, body, text) => {
    answer(status, body);
    renderIn('en', <AccountForm form="login" initial={{ email: 'edith@example.org' }} />);
    await userEvent.type(password(), 'Correct-Horse-9');
    await press('Login');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('edith@example.org');
    expect(password()).toHaveValue('Correct-Horse-9');
    expect(assign).not.toHaveBeenCalled();
  });

  it('takes the focus for each refusal, and leaves it to whoever types', async () => {
    answer(401, toReport('loginFailed'));
    renderIn('en', <AccountForm form="login" />);
    await userEvent.type(email(), 'edith@example.org');
    await userEvent.type(password(), 'wrong-password');
    await press('Login');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.clear(email());
    await userEvent.type(email(), 'edith@example.com');
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('edith@example.com');
    await press('Login');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows and hides the password', async () => {
    renderIn('en', <AccountForm form="login" />);
    await press('Show: Password');
    expect(password()).toHaveAttribute('type', 'text');
    await press('Hide: Password');
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('the register form', () => {
  it('has the hint of the spec at the password, and names what is wrong', async () => {
    renderIn('en', <AccountForm form="register" />);
    expect(password()).toHaveAccessibleDescription('*minimum 8 characters and with Capital letter and Special Char.');
    await userEvent.type(password(), 'Long-enough');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Long-enougH');
    await press('Register');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
    expect(screen.getByRole('link', { name: 'Please provide a username' })).toBeVisible();
  });

  it('says in words how good a password is, typed or pasted', async () => {
    renderIn('en', <AccountForm form="register" />);
    const word = () => screen.getAllByRole('status')[0];
    expect(word()).toBeEmptyDOMElement();
    await userEvent.type(password(), 'Summer2026!');
    expect(word()).toHaveTextContent('Easy to guess.');
    await userEvent.clear(password());
    await userEvent.paste('tulip kettle lamp');
    expect(password()).toHaveValue('tulip kettle lamp');
    expect(word()).toHaveTextContent('Good.');
  });

  it('says the same in Arabic', async () => {
    answer(422, toReport('problem', { userName: 'usernameTaken' }));
    const initial = { userName: 'edith', email: 'edith@example.org' };
    renderIn('ar', <AccountForm form="register" initial={initial} />);
    await userEvent.type(screen.getByLabelText('كلمة المرور'), 'Long-enough');
    await userEvent.type(screen.getByLabelText('تأكيد كلمة المرور'), 'Long-enough');
    await press('إنشاء حساب');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/[a-z]{3}/);
    expect(screen.getByLabelText('اسم المستخدم')).toBeInvalid();
  });
});

test('the form for a new password sends the key of the link and has its hint', async () => {
  answer(422, toReport('resetLinkUnusable'));
  renderIn('en', <AccountForm form="reset" token="abc" />);
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('*minimum 8 charachters');
  await userEvent.type(email(), 'edith@example.org');
  await userEvent.type(screen.getByLabelText('New password'), 'Long-enough');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Long-enough');
  await press('Change password');
  expect(JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string)).toMatchObject({ token: 'abc' });
  expect(screen.getByRole('alert')).toHaveTextContent('Username In Correct Contact Administrator');
});

test('a form refused without script comes back with its words and its reasons', () => {
  const fault = toReport('fieldsRequired', { email: 'forgottenEmailRequired' });
  renderIn('en', <AccountForm form="forgot" initial={{ email: 'edith@' }} initialFault={fault} />);
  expect(email()).toHaveValue('edith@');
  expect(screen.getByRole('alert')).toHaveFocus();
});
