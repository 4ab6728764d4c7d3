import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { blankQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { LivePreview } from './live-preview';

const make = (id: number, headline: string) => ({ ...blankQuestion(id), headline });
const original = globalThis.fetch;
const asked: string[] = [];
let around: Window;
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    throw new TypeError('away');
  }) as typeof fetch;
  const frame = document.body.appendChild(document.createElement('iframe'));
  around = frame.contentWindow!;
  jest.spyOn(around, 'postMessage').mockImplementation(() => {});
  jest.spyOn(window, 'parent', 'get').mockReturnValue(around as never);
  window.scrollBy = () => {};
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: true })) as never;
});
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

const tell = (data: unknown, origin = location.origin) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source: around })));

it('shows what the builder around it tells, and listens to nobody else', async () => {
  renderIn('en', <LivePreview questions={[make(1, 'Name?'), make(2, 'Town?')]} />);
  expect(around.postMessage).toHaveBeenCalledWith('listening', location.origin);
  const name = screen.getByRole('textbox', { name: /Name\?/ });
  await userEvent.type(name, 'Edith');
  await tell({ questions: [make(1, 'Name?'), make(2, 'City?')], questionId: 2 });
  expect(screen.getByRole('textbox', { name: /City\?/ })).toBeVisible();
  expect(name).toHaveValue('Edith');
  await tell({ questions: [], questionId: null }, 'https://elsewhere.example');
  await tell('nonsense');
  expect(screen.getByRole('textbox', { name: /City\?/ })).toBeVisible();
});

it('goes to the end and begins anew: nothing is kept, and nothing sent', async () => {
  renderIn('en', <LivePreview questions={[make(1, 'Name?')]} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Name\?/ }), 'Edith');
  await userEvent.click(screen.getByRole('button', { name: /Check your answers/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: /Name\?/ })).toHaveValue('Edith');
  expect(asked).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('begins a route that is tried with the answers that lead along it, once for each press', async () => {
  const jump = { conditionValue: [{ value: 'far' }], destination: { id: 3 } };
  const questions = [{ ...make(1, 'Name?'), jumps: [jump] }, make(2, 'Town?'), make(3, 'Street?')];
  renderIn('en', <LivePreview questions={questions} />);
  const played = { index: 1, press: 1, answers: new Map([[1, ['far']]]) };
  await tell({ questions, questionId: 1, played });
  expect(screen.getByRole('textbox', { name: /Name\?/ })).toHaveValue('far');
  expect(document.getElementById('question-2')).toHaveClass('hidden');
  await userEvent.clear(screen.getByRole('textbox', { name: /Name\?/ }));
  await tell({ questions, questionId: 3, played });
  expect(screen.getByRole('textbox', { name: /Name\?/ })).toHaveValue('');
  await tell({ questions, questionId: 3, played: { ...played, press: 2 } });
  expect(screen.getByRole('textbox', { name: /Name\?/ })).toHaveValue('far');
});
