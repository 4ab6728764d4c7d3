import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { blankQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { VersionsScreen } from './versions-screen';

const ask = (id: number, identifier: string, headline: string, more: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...blankQuestion(id),
  identifier,
  headline,
  ...more,
});
const jump = (value: string, id: number) => ({ conditionValue: [{ value }], destination: { id } });
const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const choice = { questionType: 'multiple-choice', inputKind: null } as const;
const version = { createdAt: '2026-11-23T10:00:00.000Z', by: 'Ann', answers: 3, drafts: 2 };

function show(before: DraftQuestion[], now: DraftQuestion[]) {
  const versions = [
    { ...version, number: 2, drafts: 0 },
    { ...version, number: 1 },
  ];
  return renderIn(
    'en',
    <VersionsScreen id={7} compared={{ title: 'Carers', versions, from: 1, to: 2, before, now }} />,
  );
}

it('says of each version who published it, and how many stand on it', () => {
  show([ask(1, 'a', 'Why?')], [ask(2, 'a', 'Why?')]);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(['0', '2']);
  expect(screen.getByText('Nothing is different.')).toBeVisible();
});

it('compares nothing while there is one version', () => {
  const compared = { title: 'Carers', versions: [{ ...version, number: 1 }], from: 1, to: 1, before: [], now: [] };
  renderIn('en', <VersionsScreen id={7} compared={compared} />);
  expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
});

it('shows both sides of a question, marks the words that changed, and says where it leads', () => {
  const drive = { ...choice, choices: choices('Yes', 'No') };
  show(
    [
      ask(1, 'drive', 'Do you drive?', { ...drive, jumps: [jump('No', 3)] }),
      ask(2, 'car', 'Which car?'),
      ask(3, 'end', 'Else?'),
    ],
    [
      ask(4, 'drive', 'Can you drive?', { ...drive, jumps: [jump('No', 0)] }),
      ask(5, 'car', 'Which car?'),
      ask(6, 'end', 'Else?'),
    ],
  );
  const section = screen.getByRole('region', { name: /1\. Can you drive/ });
  expect(section).toHaveTextContent('Changed: question and where it leads');
  expect(within(section).getByText('Do', { selector: 'del' })).toBeVisible();
  expect(within(section).getByText('Can', { selector: 'ins' })).toBeVisible();
  expect(section).toHaveTextContent('question 3');
  expect(section).toHaveTextContent('the end');
  expect(screen.getByText('Unchanged: 2')).toBeVisible();
});

it('names what was added, what is gone and what has moved', () => {
  const [a, b, c, d] = [ask(1, 'a', 'A?'), ask(2, 'b', 'B?'), ask(3, 'c', 'C?'), ask(4, 'd', 'D?')];
  show([a, b, c, d], [d, a, b, ask(9, 'e', 'E?')]);
  expect(screen.getByRole('region', { name: '1. D?' })).toHaveTextContent('Moved from 4 to 1');
  expect(screen.getByRole('region', { name: '4. E?' })).toHaveTextContent('Added');
  expect(screen.getByRole('region', { name: '3. C?' })).toHaveTextContent('It is not asked any more.');
});
