import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { companySchema } from '@/lib/contract/company';
import type { FormDraft } from '@/lib/contract/form-draft';
import { type FollowedReference, referenceAnswer } from '@/lib/contract/reference-request';
import { longDay } from '@/lib/posts/format-day';
import { ReferenceStatus } from './reference-status';

const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
const company = companySchema.parse({ companyId: 1, logoPath: '', phone: '01632 960111' });
const reference: FollowedReference = {
  ...{ applicant: 'Sam Carter', about: 'Night carer', state: 'asked', until, answer: null },
};

function show(change: Partial<FollowedReference> = {}, refused: FormDraft | null = null, isKept = false) {
  renderIn(
    'en',
    <ReferenceStatus token="t" reference={{ ...reference, ...change }} {...{ company, isKept, refused }} />,
  );
}

it('says about whom it is, by when, and that it is given in confidence, above the form', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'A reference for Sam Carter' })).toBeVisible();
  expect(screen.getByText(/^Please answer by/)).toHaveTextContent(longDay(until, 'en'));
  expect(screen.getByText(/a reference given in confidence is exempt/)).toBeVisible();
  expect(screen.getByLabelText('How do you know this person?')).toHaveValue('');
  const again = screen.getByRole('group', { name: 'Would you employ them again?' });
  expect(within(again).getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Keep it and go on later' })).toHaveAttribute('value', 'keep');
  expect(screen.getByRole('button', { name: 'Give no reference', hidden: true })).toHaveAttribute('value', 'decline');
});

it('goes on from what was kept', () => {
  show({ answer: referenceAnswer.parse({ relation: 'I led the home.', again: 'no' }) }, null, true);
  expect(screen.getByRole('status')).toHaveTextContent('We have kept what you wrote.');
  expect(screen.getByLabelText('How do you know this person?')).toHaveValue('I led the home.');
  expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))).toEqual(['no']);
});

it('says what is missing where it is missing, and keeps the words', () => {
  const codes = { again: { code: 'choiceMissing' }, isTrue: { code: 'statementNeeded' } } as const;
  const errors = { again: 'Please choose one.', isTrue: 'Please confirm.' };
  const report = { message: 'There is a problem', code: 'problem', errors, codes } as const;
  show({}, { words: { token: 't', change: 'give', relation: 'I led the home.', isTrue: '' }, report });
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#again', '#isTrue']);
  expect(summary).toHaveTextContent('Would you employ them again? Please choose one.');
  expect(screen.getByRole('group', { name: 'Would you employ them again?' })).toHaveAccessibleDescription(
    'Please choose one.',
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm that what you say is true.');
  expect(screen.getByLabelText('How do you know this person?')).toHaveValue('I led the home.');
});

it.each([
  ['answered', 'Thank you. We have your reference.'],
  ['declined', 'Thank you for telling us. There is nothing more to do.'],
  ['over', 'This reference is no longer needed.'],
] as const)('says of one that is %s so, and asks for nothing', (state, said) => {
  show({ state });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/Would you rather speak sooner/)).toBeNull();
});
