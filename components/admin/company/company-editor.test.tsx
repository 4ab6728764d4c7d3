import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { companyFields } from '@/lib/admin/company';
import { startEditor } from '@/lib/admin/editor-state';
import { toReport } from '@/lib/contract/faults';
import { CompanyEditor } from './company-editor';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ refresh }) }));

const blank = Object.fromEntries(companyFields.map((name) => [name, '']));
const row = { fields: { ...blank, name: 'Test Care', phone: '01632 960000' }, version: 3 };
const original = globalThis.fetch;
let answer: { status: number; body: object };

beforeEach(() => {
  localStorage.clear();
  refresh.mockClear();
  globalThis.fetch = (async () => ({
    ok: answer.status < 400,
    status: answer.status,
    json: async () => answer.body,
  })) as unknown as typeof fetch;
  renderIn('en', <CompanyEditor id="1" start={startEditor(row, null)} report={null} />);
});
afterEach(() => {
  globalThis.fetch = original;
});
const phone = () => screen.getByRole('textbox', { name: 'Phone (optional)' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('renders the page around it anew once it is saved, for its header and footer', async () => {
  answer = { status: 200, body: { location: '/x', opened: { ...row, version: 4 } } };
  await userEvent.type(phone(), '1');
  await save();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('says at the field what is wrong', async () => {
  answer = { status: 422, body: toReport('problem', { phone: 'phoneInvalid', ratingUrl: 'webAddressInvalid' }) };
  await save();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription(/Please enter a valid phone number/);
  expect(screen.getByRole('textbox', { name: /^Page of the rating/ })).toHaveAccessibleDescription(
    /Please enter a whole web address/,
  );
  expect(refresh).not.toHaveBeenCalled();
});
