import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { FollowedInterview } from '@/lib/contract/interview';
import { formatLondonTime } from '@/lib/i18n/format-london-time';
import { InterviewAnswer } from './interview-answer';

const timeIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const [first, second] = [timeIn(3), timeIn(4)];
const interview: FollowedInterview = {
  reference: 'LC-000012',
  about: 'Night carer',
  state: 'offered',
  times: [first, second],
  startsAt: null,
  minutes: 45,
  place: 'We ring you.',
};

function show(change: Partial<FollowedInterview> = {}, done: string | null = null) {
  renderIn(
    'en',
    <InterviewAnswer token="t" interview={{ ...interview, ...change }} company={null} done={done} refused={null} />,
  );
}

it('offers each time as a choice, and a way to take none', () => {
  show();
  const times = screen.getByRole('group', { name: 'Please choose the time that suits you.' });
  const choices = within(times).getAllByRole('radio');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([first, second]);
  expect(within(times).getByLabelText(formatLondonTime(first, 'en'))).not.toBeChecked();
  expect(times).toHaveAccessibleDescription('All times are UK times.');
  expect(screen.getByText('We ring you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'None of them suits me', hidden: true })).toBeInTheDocument();
});

it('says when it is once it is agreed, and offers the other times', () => {
  show({ state: 'agreed', startsAt: first }, 'choose');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. We have your time');
  expect(screen.getByText(formatLondonTime(first, 'en'))).toBeVisible();
  expect(screen.getAllByRole('radio').map((choice) => choice.getAttribute('value'))).toEqual([second]);
  expect(screen.getByRole('button', { name: 'Cancel the interview', hidden: true })).toBeInTheDocument();
});

it.each([
  ['cancelled', 'This interview is cancelled.'],
  ['over', 'This interview is over, or the application has ended.'],
] as const)('says of one that is %s so, and asks for nothing', (state, said) => {
  show({ state, startsAt: first });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says to ring where no time is left', () => {
  show({ times: [] });
  expect(screen.getByText('None of these times is left. Please ring us.')).toBeVisible();
});
