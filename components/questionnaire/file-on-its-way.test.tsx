import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import { uploadForm } from '@/lib/browser/upload-form';
import { Questionnaire } from './questionnaire';

jest.mock('@/lib/browser/upload-form', () => ({ uploadForm: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn() }),
}));

const questions = [
  makeQuestion({ id: 1, headline: 'Your name' }),
  makeQuestion({ id: 2, headline: 'Your CV', inputKind: 'file' }),
];
const id = 'c'.repeat(24);
const original = globalThis.fetch;
let sent: unknown[];
let answer: (upload: object) => Promise<void>;

beforeAll(() => {
  window.scrollBy = jest.fn();
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  AbortSignal.timeout = () => new AbortController().signal;
});
beforeEach(() => {
  localStorage.clear();
  sent = [];
  jest.mocked(uploadForm).mockImplementation(
    () =>
      new Promise<never>((resolve) => {
        answer = (upload) => act(async () => resolve(upload as never));
      }),
  );
  globalThis.fetch = (async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    return { ok: true, status: 201, json: async () => ({ reference: 'LC-000007', stored: 2 }) };
  }) as never;
});
afterEach(() => {
  globalThis.fetch = original;
});

async function sendBeforeTheFileIsThere() {
  const server = { draft: null, isKnown: true, keepsDrafts: false, sentAt: null };
  renderIn('en', <Questionnaire listingId={41} userId="me" {...{ questions, server }} loginHref="/login" phone="" />);
  await userEvent.type(screen.getByLabelText(/Your name/), 'Edith{Enter}');
  await userEvent.upload(screen.getByLabelText(/Your CV/), new File(['%PDF-'], 'cv.pdf'), { applyAccept: false });
  await userEvent.click(screen.getByRole('button', { name: /^Check your answers/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

it('answers wait for a file that is on its way, and go with it', async () => {
  await sendBeforeTheFileIsThere();
  expect(screen.queryByText('Not answered')).toBeNull();
  expect(sent).toEqual([]);
  await answer({ ok: true, answer: { file: { id, name: 'cv.pdf' } } });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent[0])).toContain(`${id}/cv.pdf`);
});

it('where it is taken away meanwhile they go without it', async () => {
  await sendBeforeTheFileIsThere();
  await userEvent.click(screen.getByRole('button', { name: /^Change.*Your CV/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: /^Check your answers/ }));
  expect(screen.getByText('Not answered')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent[0])).not.toContain('cv.pdf');
});

it('where it is not taken nothing is sent, and the answers say why', async () => {
  await sendBeforeTheFileIsThere();
  await answer({ ok: false, status: 422, message: 'No', code: 'fileHarmful' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We found something harmful in this file.');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
