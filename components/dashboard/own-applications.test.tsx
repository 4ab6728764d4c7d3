import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { sentApplication as application } from '@/lib/applications/testing/sent-application';
import type { Application } from '@/lib/contract/application';
import { toReport } from '@/lib/contract/fault-words';
import type { Locale } from '@/lib/i18n/languages';
import { OwnApplications } from './own-applications';

type Props = React.ComponentProps<typeof OwnApplications>;
const show = (more: Partial<Application> = {}, withdrawal: Props['withdrawal'] = null, locale: Locale = 'en') =>
  renderIn(locale, <OwnApplications applications={[{ ...application, ...more }]} withdrawal={withdrawal} />);

const user = userEvent.setup();
let answer: () => Promise<{ status: number }>;
beforeAll(() => {
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  answer = async () => ({ status: 200 });
  globalThis.fetch = jest.fn(() => answer()) as unknown as typeof fetch;
});

const withdraw = () => screen.queryByRole('button', { name: 'Withdraw: Night carer' });
const dialog = () => screen.queryByRole('dialog', { name: 'Withdraw this application?' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function ask() {
  await press('Withdraw: Night carer');
}

describe('an application', () => {
  it('says how it stands, when it was sent and what it held', () => {
    show();
    expect(screen.getByRole('link', { name: 'Night carer' })).toHaveAttribute('href', '/listing-details/41');
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText('Sent').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('We read it and tell you here how it goes on.')).toBeVisible();
    expect(screen.getByText('Sent on 1 July 2026')).toBeVisible();
    expect(screen.getByText('Reference LC-000007')).toBeVisible();
    expect(screen.getByText('Not answered')).toBeInTheDocument();
  });

  it('tells how far it has come, what is next and when', () => {
    show({ stage: 'call', nextStep: 'We ring you about the rota.', nextOn: '2026-07-14' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Sent (done)', 'Read (done)', 'Call', 'Offer (still to come)']),
    );
    expect(screen.getByText('We ring you about the rota.')).toBeVisible();
    expect(screen.getByText('On 14 July 2026')).toBeVisible();
  });

  it('for a job has an interview, checks and a first day', () => {
    const { unmount } = show({ isJob: true, stage: 'call', nextOn: '2026-07-14' });
    expect(screen.getByText('Interview').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/find a time for an interview/)).toBeVisible();
    expect(screen.getByText('Checks').closest('li')).not.toHaveAttribute('aria-current');
    unmount();
    show({ isJob: true, stage: 'hired', status: 'Closed', nextStep: 'Come to York at nine.', nextOn: '2026-08-01' });
    expect(screen.getAllByText('Hired')).toHaveLength(2);
    expect(screen.getByText('Come to York at nine.')).toBeVisible();
    expect(withdraw()).toBeNull();
  });

  it.each(['offer', 'checks'] as const)('at %s is open to whoever sent it, whatever it waits for', (stage) => {
    show({ isJob: true, stage, status: 'OnHold' });
    expect(screen.getByText('Open')).toBeVisible();
    expect(withdraw()).toBeVisible();
  });

  it.each([{ withdrawn: true }, { status: 'Closed' as const }])('that is over, %j, has nothing next', (over) => {
    show(over);
    expect(screen.queryByText('Next:')).toBeNull();
  });

  it('shows what was written about it, and is answered by a plain form that stands open for an answer', () => {
    const letter = { at: '2026-07-02T09:00:00Z', isOwn: false, subject: 'Hello', words: 'Does Tuesday suit you?' };
    const { unmount } = show({ messages: [letter] });
    expect(screen.getByText('Does Tuesday suit you?')).toBeVisible();
    const field = screen.getByLabelText('Your message');
    expect(field.closest('details')).toHaveAttribute('open');
    const form = field.closest('form');
    expect([form?.method, form?.action]).toEqual(['post', expect.stringMatching(/\/api\/applications\/messages$/)]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ id: '7', locale: 'en', words: '' });
    unmount();
    show({ messages: [letter, { ...letter, at: '2026-07-03T09:00:00Z', isOwn: true, subject: '', words: 'Yes.' }] });
    expect(screen.getByText('From you, 3 July 2026')).toBeVisible();
    expect(screen.getByLabelText('Your message').closest('details')).not.toHaveAttribute('open');
  });

  it('gives a message that was refused back with the reason, and takes none once it is withdrawn', () => {
    const report = toReport('problem', { words: 'messageRequired' });
    const refused = { words: { id: '7', words: 'Half a word' }, report };
    const { unmount } = renderIn('en', <OwnApplications applications={[application]} refused={refused} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Message is required.');
    expect(screen.getByLabelText('Your message')).toHaveValue('Half a word');
    unmount();
    const { unmount: done } = renderIn('en', <OwnApplications applications={[application]} answered={7} />);
    expect(screen.getByText(/^Your message has reached us/)).toBeVisible();
    done();
    show({ withdrawn: true });
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('is withdrawn after one question, once, and says so', async () => {
    let settle = (_: { status: number }) => {};
    answer = () =>
      new Promise((resolve) => {
        settle = resolve;
      });
    show();
    await ask();
    expect(dialog()).toHaveTextContent('Night carer');
    expect(fetch).not.toHaveBeenCalled();
    await press('Yes, withdraw it');
    await press('Withdrawing…');
    // Nothing is claimed before the API has agreed.
    expect(screen.queryByText('Withdrawn')).toBeNull();
    settle({ status: 200 });
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      '/api/care/Response/applications/7',
      expect.objectContaining({ method: 'PUT', body: '{"withdrawn":true}' }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Your application has been withdrawn: Night carer');
    expect(screen.getByRole('status')).toHaveFocus();
    expect([dialog(), withdraw()]).toEqual([null, null]);
  });

  it('is kept when one thinks better of it', async () => {
    show();
    await ask();
    await press('No, keep it');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(withdraw()).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'You are not logged in any more. Please log in and try again.'],
    [404, 'This application is not there any more. Please reload the page.'],
    [502, 'Our system is not answering. Your application has not been withdrawn.'],
    [0, 'Our system is not answering. Your application has not been withdrawn.'],
  ])('stays as it is when withdrawing is answered %s, and may be tried again', async (status, text) => {
    answer = async () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return { status };
    };
    show();
    await ask();
    await press('Yes, withdraw it');
    expect(within(dialog() as HTMLElement).getByRole('status')).toHaveTextContent(text);
    expect(screen.getByText('Open')).toBeVisible();
    answer = async () => ({ status: 200 });
    await press('Yes, withdraw it');
    expect(await screen.findByText('Withdrawn')).toBeVisible();
  });

  it('that is withdrawn or closed already offers nothing', () => {
    show({ withdrawn: true, status: 'Closed' });
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(withdraw()).toBeNull();
  });

  it('is asked about on the page without script, and the answer is a plain POST', () => {
    const { unmount } = show({}, { id: 7, isDone: false, fault: 'away' });
    expect(screen.getByRole('alert')).toHaveTextContent('Our system is not answering.');
    const form = screen.getByRole('button', { name: 'Yes, withdraw it: Night carer' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/applications/withdraw');
    expect(form).toHaveFormValues({ locale: 'en', id: '7' });
    unmount();
    show({ withdrawn: true }, { id: 7, isDone: true, fault: null });
    expect(screen.getByRole('status')).toHaveTextContent('Your application has been withdrawn');
  });

  it('leads a browser without script to that question, in its language', () => {
    show({}, { id: 8, isDone: false, fault: null }, 'ar');
    const form = screen.getByRole('button', { name: 'سحب الطلب: Night carer' }).closest('form');
    expect(form).toHaveAttribute('action', '/ar/usersdashboard');
    expect(form).toHaveFormValues({ withdraw: '7' });
  });
});

it('says when there are none, and when they cannot be had', () => {
  const { unmount } = renderIn('en', <OwnApplications applications={[]} />);
  expect(screen.getByText('You have not applied yet.')).toBeVisible();
  unmount();
  renderIn('en', <OwnApplications applications={null} phone="01632 960140" />);
  expect(screen.getByText(/cannot be shown right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: '01632 960140' })).toHaveAttribute('href', 'tel:01632960140');
});
