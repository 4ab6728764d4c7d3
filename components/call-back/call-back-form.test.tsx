import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { emptyCallBackFields } from '@/lib/call-back/call-back-fields';
import { toReport } from '@/lib/contract/fault-words';
import { toFault } from '@/lib/contract/faults';
import type { ToldHours } from '@/lib/opening/opening-hours';
import { CallBackForm } from './call-back-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ push }) }));

function answer(status: number, body: object) {
  const response = { ok: status < 300, status, json: async () => body };
  globalThis.fetch = jest.fn().mockResolvedValue(response);
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Edith');
  await userEvent.type(screen.getByLabelText('Email'), 'edith@example.org');
  await userEvent.type(screen.getByLabelText('Your message (optional)'), 'Hello');
}

describe('the call-back form', () => {
  it('works as a plain form without script', () => {
    renderIn('ar', <CallBackForm form="page" submitLabel="Send" withPhone withWay withWhen />);
    const form = screen.getByRole('button', { name: 'Send' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/call-back');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ locale: 'ar', time: 'any', contactBy: 'phone' });
  });

  it('says again what page it stood on when it comes back elsewhere', () => {
    const initial = { ...emptyCallBackFields, subject: 'Night care' };
    renderIn('en', <CallBackForm form="page" submitLabel="Send" initial={initial} />);
    expect(screen.getByRole('button', { name: 'Send' }).closest('form')).toHaveFormValues({ subject: 'Night care' });
  });

  it('names each problem, ties it to its field, takes focus and keeps what was typed', async () => {
    answer(422, {
      message: 'There is a problem',
      errors: { yourName: 'Your Name is required.', email: 'Email is required.' },
    });
    renderIn('en', <CallBackForm form="page" submitLabel="Send" />);
    await userEvent.type(screen.getByLabelText('Your message (optional)'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Your Name is required.' })).toHaveAttribute('href', '#page-yourName');
    expect(screen.getByLabelText('Your name')).toBeInvalid();
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Your Name is required.');
    expect(screen.getByLabelText('Your message (optional)')).toHaveValue('Hello');
  });

  it('says the same in Arabic', async () => {
    const tooLong = toFault('textTooLong', { max: 120 });
    answer(422, toReport('problem', { yourName: tooLong, email: 'invisibleCharacters' }));
    renderIn('ar', <CallBackForm form="page" submitLabel="Send" />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('120 حرفًا');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Please');
  });

  it('shows words nobody knows as they came, and says that they are English', async () => {
    answer(422, { message: 'There is a problem', errors: { email: 'Nobody reads that address.' } });
    renderIn('ar', <CallBackForm form="page" submitLabel="Send" />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    for (const words of screen.getAllByText('Nobody reads that address.')) expect(words).toHaveAttribute('lang', 'en');
  });

  it('keeps every word when the network is away, and sends them at the next try', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('failed'));
    renderIn('en', <CallBackForm form="page" submitLabel="Send" />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the Network!');
    expect(screen.getByRole('alert')).toHaveTextContent('What you wrote is still here: send it again in a moment.');
    expect(screen.getByLabelText('Your message (optional)')).toHaveValue('Hello');

    answer(201, { message: 'sent' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const sent = JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string);
    expect(sent).toMatchObject({ yourName: 'Edith', email: 'edith@example.org', yourMessage: 'Hello', locale: 'en' });
  });

  it('clears the form, and thanks on a page of its own', async () => {
    answer(201, { message: 'sent' });
    renderIn('en', <CallBackForm form="page" submitLabel="Send" />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Your message (optional)')).toHaveValue('');
    expect(push).toHaveBeenCalledWith('/form/sent');
  });

  it('leads to the page of the request where it can be followed', async () => {
    answer(201, { message: 'sent', next: '/form/status/token?done=sent' });
    renderIn('en', <CallBackForm form="page" submitLabel="Send" />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(push).toHaveBeenLastCalledWith('/form/status/token?done=sent');
  });

  it('asks for the number where somebody is to be rung, and for the email where they are written to', async () => {
    answer(200, { today: '2026-11-23', dueAt: '2026-11-23T15:10:00Z' });
    renderIn('en', <CallBackForm form="page" submitLabel="Send" withPhone withWay withWhen isPromised />);
    expect(screen.getByLabelText('Phone', { selector: '[type=tel]' })).toBeVisible();
    expect(screen.getByLabelText('Email (optional)')).toBeVisible();
    expect(await screen.findByText('Sent now, we ring before 15:10 today.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
    expect(screen.getByLabelText('Phone (optional)')).toBeVisible();
    expect(screen.getByLabelText('Email', { selector: '[type=email]' })).toBeVisible();
    expect(screen.getByText('Sent now, we answer before 15:10 today.')).toBeVisible();
  });

  it('says from when to when where a time was chosen', async () => {
    answer(200, { today: '2026-11-23', dueAt: '2026-11-23T17:00:00Z', fromAt: '2026-11-23T12:00:00Z' });
    renderIn('en', <CallBackForm form="page" submitLabel="Send" withPhone withWay withWhen isPromised />);
    expect(await screen.findByText('Sent now, we ring between 12:00 and 17:00 today.')).toBeVisible();
  });

  it('says which listing it stands on, and whether it applies there, in fields', () => {
    renderIn('en', <CallBackForm form="page" submitLabel="Send" listing={7} isApplication />);
    const form = screen.getByRole('button', { name: 'Send' }).closest('form');
    expect(form).toHaveFormValues({ listing: '7', applies: '1' });
  });

  it('tells the opening hours where nothing can be promised, and asks nobody', async () => {
    answer(404, { message: 'There is nothing here.' });
    const hours = 'Every day, 8am to 8pm';
    renderIn(
      'en',
      <CallBackForm
        form="page"
        submitLabel="Send"
        withPhone
        withWay
        isPromised={false}
        hours={{ text: hours, isOurs: false }}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByText(/in our opening hours/)).toHaveTextContent(
      `We get in touch in our opening hours: ${hours}.`,
    );
    expect(screen.queryByText(/Sent now/)).toBeNull();
    expect(screen.getByLabelText('Email', { selector: '[type=email]' })).toBeVisible();
  });

  it('lets nobody leave out the email where it is not known whether a number is enough', () => {
    renderIn('en', <CallBackForm form="page" submitLabel="Send" withPhone withWay withWhen />);
    expect(screen.getByLabelText('Email', { selector: '[type=email]' })).toBeVisible();
  });

  it('tells hours of the language as its own words, and the provider’s as English', () => {
    const hours = (told: ToldHours) => (
      <CallBackForm form="page" submitLabel="Wyślij" withPhone withWay isPromised={false} hours={told} />
    );
    const { container, rerender } = renderIn('pl', hours({ text: 'pon.–niedz. 08:00–20:00', isOurs: true }));
    expect(screen.getByText(/pon\.–niedz\. 08:00–20:00/)).toBeVisible();
    expect(container.querySelector('[lang=en]')).toBeNull();
    rerender(hours({ text: 'Every day, 8am to 8pm', isOurs: false }));
    expect(screen.getByText('Every day, 8am to 8pm')).toHaveAttribute('lang', 'en');
  });
});
