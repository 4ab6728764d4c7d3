import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import { NoQuestions } from './no-questions';

const form = <button type="submit">Send request</button>;

it('a listing without questions leads back to it, and takes applications by call-back', () => {
  renderIn('en', <NoQuestions listingId={41} statements={[]} form={form} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/listing-details/41');
  expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
});

it('a questionnaire that asks nothing is read, and says how to apply instead', () => {
  const statement = makeQuestion({ id: 1, headline: 'Come in person', description: 'On Mondays.' });
  renderIn('en', <NoQuestions listingId={41} statements={[statement]} form={form} />);
  expect(screen.getByText('Come in person')).toBeVisible();
  expect(screen.getByText('On Mondays.')).toBeVisible();
  expect(screen.getByText('There is nothing to answer online for this place.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
});
