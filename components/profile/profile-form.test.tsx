import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { toReport } from '@/lib/contract/fault-words';
import { readProfileFields } from '@/lib/profile/profile-fields';
import { ProfileForm, type ProfileFormProps } from './profile-form';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh }),
  usePathname: () => '/profiles',
}));

const answers: { status: number; body: unknown }[] = [];
const sent: FormData[] = [];
const original = globalThis.fetch;
beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  refresh.mockClear();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    sent.push(init?.body as FormData);
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    return { ok: status < 400, status, json: async () => body } as unknown as Response;
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const fields = { ...readProfileFields(() => ''), email: 'ann@example.org', city: 'York' };
function show(changed: Partial<ProfileFormProps> = {}, locale: 'en' | 'ar' = 'en') {
  renderIn(
    locale,
    <ProfileForm
      owner="Ann"
      initial={fields}
      photo={null}
      updatedDate={null}
      countries={[{ value: 'United Kingdom', name: 'United Kingdom' }]}
      wasSaved={false}
      initialFault={null}
      {...changed}
    />,
  );
  return userEvent.setup();
}
const picture = (size: number) => new File(['x'.repeat(size)], 'me.png', { type: 'image/png' });

describe('the profile’s form', () => {
  it('says Save before there is a profile and Update afterwards', () => {
    show();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'No profile photo yet' })).toHaveAttribute(
      'src',
      '/profile-placeholder.svg',
    );
  });

  it('updates a profile that is there, and reads the page anew', async () => {
    const user = show({ updatedDate: '2026-01-01T00:00:00Z', photo: '/Documents/appImages/a.jpg' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Your profile is saved.')).toHaveAttribute('role', 'status');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent[0]?.get('updatedDate')).toBe('2026-01-01T00:00:00Z');
    expect(sent[0]?.get('city')).toBe('York');
  });

  it('asks for the date of birth in one group of three fields, with words for browsers to fill in', () => {
    show();
    const birth = within(screen.getByRole('group', { name: 'Date of birth' }));
    expect(birth.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Country')).toHaveAttribute('autocomplete', 'country-name');
  });

  it('lists problems in the order of the page, each leading to its field, and keeps the words', async () => {
    answers.push({
      status: 422,
      body: toReport('fieldsRequired', {
        street: 'streetRequired',
        dOB: 'birthDateInvalid',
        profilePhoto: 'profilePhotoRequired',
      }),
    });
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#profile-profilePhoto',
      '#profile-day',
      '#profile-street',
    ]);
    expect(within(summary).getByText('Kindly provide the required fields')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('York');
    expect(screen.getByLabelText('Street')).toBeInvalid();
  });

  it('shows a chosen picture before it is saved, and says at once what cannot be one', async () => {
    const user = show();
    const input = screen.getByLabelText('ChooseProfilePicture');
    await user.upload(input, picture(10));
    expect(screen.getByRole('img', { name: /it is not saved yet/ })).toHaveAttribute('src', 'blob:chosen');
    await user.upload(input, picture(0));
    expect(input).toHaveAccessibleDescription(/This file is empty/);
    expect(screen.getByRole('img', { name: 'No profile photo yet' })).toBeVisible();
    await user.upload(input, picture(10));
    expect(input).not.toHaveAccessibleDescription(/empty/);
  });

  it('tells that another window was quicker, and saves over it when asked once more', async () => {
    answers.push({
      status: 409,
      body: toReport({ code: 'profileChanged', changedAt: '2026-02-02T00:00:00Z' }),
    });
    const user = show({ updatedDate: '2026-01-01T00:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/Your words are still here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(sent[1]?.get('updatedDate')).toBe('2026-02-02T00:00:00Z');
  });

  it('is saved again before the page tells of the first time', async () => {
    answers.push({ status: 200, body: { message: 'saved', updatedDate: '2026-02-02T00:00:00Z' } });
    const user = show({ updatedDate: '2026-01-01T00:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(sent.map((one) => one.get('updatedDate'))).toEqual(['2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z']);
  });

  it('leads to the login when the session is over', async () => {
    answers.push({ status: 401, body: toReport('signInFirst') });
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Log in again' })).toBeVisible();
  });

  it('shows what a form without script left behind', () => {
    show({ initialFault: toReport('problem', { city: 'cityRequired' }) }, 'ar');
    expect(screen.getByRole('alert')).toHaveTextContent('المدينة مطلوبة.');
    expect(screen.getByText(/المتصفح لا يحتفظ بها/)).toBeVisible();
  });
});
