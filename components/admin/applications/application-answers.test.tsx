import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { ApplicationAnswers } from './application-answers';

it('shows each answer of two questions that are worded alike, and a day as people read it', () => {
  const answers = [
    { key: '2:more', label: 'Tell us more', value: 'I drive', file: null },
    { key: '2:more-2', label: 'Tell us more', value: 'I cook', file: null },
    { key: '2:start', label: 'When could you start?', value: '2027-02-28', file: null },
  ];
  renderIn('en', <ApplicationAnswers answers={answers} />);
  expect(screen.getAllByText('Tell us more')).toHaveLength(2);
  expect(screen.getByText('28 February 2027')).toBeVisible();
});
